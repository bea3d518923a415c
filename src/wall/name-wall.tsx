import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '../components/button.tsx';
import { Field } from '../components/field.tsx';
import { fill } from '../content/fill.ts';
import type { WallContent } from '../content/pages/wall.ts';
import { site } from '../content/site.ts';
import { copyLink } from '../page/copy-link.ts';
import { controlOf } from '../page/outbox/form-fields.ts';
import { saveFile } from '../page/save-file.ts';
import { savePng } from '../page/svg-picture.ts';
import { muralOf, palettes } from './mural.ts';
import { MuralPicture } from './mural-picture.tsx';
import { ownWall } from './own-wall.ts';
import { FILE_SIZE, svgOf } from './svg.ts';
import { readWallHash, wallHash } from './wall-link.ts';
import { type WallName, wallName } from './wall-name.ts';

/** Pixels per unit. A saved picture is 1728 by 1296 px. */
const SCALE = 12;

/** The pause in typing after which the wall is painted, in ms. */
const PAUSE_MS = 400;

interface Shown {
  readonly name: string;
  /** Replaces the palette derived from the name. */
  readonly palette?: number | undefined;
}

export const NameWall = ({ words }: { readonly words: WallContent }) => {
  const [{ name, palette }, setShown] = useState<Shown>({ name: words.sample });
  const [problem, setProblem] = useState<Exclude<WallName['status'], 'name'>>();
  /** The result of the last action, shown in place of the wall's name. */
  const [said, setSaid] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const mural = useMemo(() => muralOf(name, palette), [name, palette]);

  /** Shows a wall that the visitor painted, and stores it for the doors on the home page. */
  const showOwn = (own: Shown) => {
    setShown(own);
    ownWall().set(wallHash(own.name, own.palette));
  };
  const paint = (typed: string, wanted?: number): WallName => {
    const named = wallName(typed);
    setSaid('');
    setProblem(named.status === 'name' ? undefined : named.status);
    if (named.status === 'name') setShown({ name: named.name, palette: wanted });
    return named;
  };
  const field = () => controlOf(form.current, 'organisation');

  // biome-ignore lint/correctness/useExhaustiveDependencies: the calls use only setters and refs
  useEffect(() => {
    const paintLinked = () => {
      const { hash } = location;
      // The hash may also refer to an element, such as the skip link's `#main`.
      if (hash.length < 2 || document.getElementById(hash.slice(1))) return;
      const linked = readWallHash(hash);
      const named = paint(linked.text, linked.palette);
      const control = field();
      if (control && named.status === 'name') control.value = named.name;
    };
    paintLinked();
    addEventListener('hashchange', paintLinked);
    return () => removeEventListener('hashchange', paintLinked);
  }, []);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    clearTimeout(pause.current);
    const control = field();
    const named = paint(control?.value ?? '');
    if (named.status === 'name') showOwn({ name: named.name });
    else control?.focus();
  };
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Paints after a pause, so that screen readers announce only one result.
  const onInput = () => {
    setProblem(undefined);
    clearTimeout(pause.current);
    pause.current = setTimeout(() => {
      const named = wallName(field()?.value ?? '');
      if (named.status === 'name') showOwn({ name: named.name });
    }, PAUSE_MS);
  };
  const repaint = () => {
    setSaid('');
    showOwn({ name, palette: (mural.palette + 1) % palettes.length });
  };
  const save = async (kind: 'svg' | 'png') => {
    const svg = svgOf(mural, { name, source: `${site.domain}/wall` });
    const file = `wall ${name}`;
    try {
      if (kind === 'png') await savePng(svg, FILE_SIZE.width * SCALE, file);
      else saveFile(new Blob([svg], { type: 'image/svg+xml' }), file, 'svg');
      setSaid(words.outcomes.saved);
    } catch {
      setSaid(words.outcomes.notSaved);
    }
  };
  const copy = async () => {
    const link = `${location.origin}${location.pathname}${wallHash(name, palette)}`;
    setSaid(await copyLink(link, words.outcomes));
  };

  return (
    <section className="page-grid tone-ink gap-y-10 lg:grid-rows-[auto_1fr] pt-[calc(var(--bar)+3rem)] pb-14 lg:pt-[calc(var(--bar)+5rem)] lg:pb-24">
      <header className="col-[content] lg:col-[2/span_4] lg:row-start-1 lg:pr-8">
        <h1 className="hero-title">{words.title}</h1>
        <p className="hero-tagline mt-6 max-w-text text-lead text-muted">{words.tagline}</p>
      </header>
      {/* A form with the method 'dialog' sends nothing, even before hydration. */}
      <form
        ref={form}
        method="dialog"
        noValidate
        onSubmit={onSubmit}
        className="col-[content] flex flex-col gap-6 noscript:hidden lg:col-[2/span_4] lg:row-start-2 lg:pr-8"
      >
        <Field
          name="organisation"
          label={words.form.label}
          placeholder={words.form.placeholder}
          autoComplete="off"
          error={problem && words.problems[problem]}
          onInput={onInput}
        />
        <div>
          <Button type="submit" tone="marigold" icon="arrow-right">
            {words.form.submit}
          </Button>
        </div>
      </form>
      <p className="col-[content] hidden noscript:block lg:col-[2/span_4]">{words.plain}</p>
      <div className="col-[content] lg:col-[6/span_8] lg:row-[1/3]">
        <MuralPicture mural={mural} label={fill(words.label, { name })} />
        <p role="status" className="mt-4 break-words">
          {said || (
            <>
              {words.caption} <bdi className="font-semibold">{name}</bdi>
            </>
          )}
        </p>
        <div className="mt-4 grid grid-cols-2 gap-3 noscript:hidden sm:flex print:hidden">
          <Button tone="outline" onClick={repaint}>
            {words.actions.palette}
          </Button>
          <Button tone="outline" onClick={() => void save('svg')}>
            {words.actions.svg}
          </Button>
          <Button tone="outline" onClick={() => void save('png')}>
            {words.actions.png}
          </Button>
          <Button tone="outline" onClick={() => void copy()}>
            {words.actions.link}
          </Button>
        </div>
      </div>
    </section>
  );
};
