import type { TeamContent } from '../content/pages/team.ts';
import { site } from '../content/site.ts';
import type { TeamMember } from '../content/types.ts';
import { still } from '../sections/later.tsx';

const Profile = still((sections) => sections.Profile);

const emailOf = ({ name, email }: TeamMember): string =>
  email ?? `${name.split(' ')[0]?.toLowerCase()}@${site.domain}`;

interface TeamMemberPageProps {
  readonly content: TeamContent;
  readonly member: TeamMember;
}

export const TeamMemberPage = ({ content, member }: TeamMemberPageProps) => (
  <Profile member={member} email={emailOf(member)} words={content.detail} />
);
