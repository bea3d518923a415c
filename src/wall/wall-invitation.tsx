import { ButtonLink } from '../components/button.tsx';
import { Picture } from '../components/picture.tsx';
import { Section } from '../components/section.tsx';
import { wallInvitation as words } from '../content/wall-invitation.ts';

export const WallInvitation = () => (
  <Section tone="sand" layout="grid" labelledBy="wall-title" className="py-0!">
    <div className="col-[content] self-center py-16 lg:col-[2/span_4] lg:py-8">
      <div data-reveal>
        <h2 id="wall-title">{words.title}</h2>
        <p className="mt-5 mb-10 max-w-text text-lead text-muted">{words.intro}</p>
        <ButtonLink to="/wall" tone="outline" icon="arrow-right">
          {words.link}
        </ButtonLink>
      </div>
    </div>
    <div className="col-[full] aspect-3/2 self-end max-lg:order-first lg:col-[col_7/full-end]">
      <Picture id="brand/wall" alt="" />
    </div>
  </Section>
);
