import { topicTitle } from '../../src/submissions/topic-title.ts';
import type { WatchedOpenings } from '../openings-file.ts';
import type { StoredSubmission } from '../submissions/stored-submissions.ts';

/** Returns the vacancy, intake or topic that a submission names: field, id, and title if known. */
export const aboutOf = (
  { fields }: Pick<StoredSubmission, 'fields'>,
  openingTitle: WatchedOpenings['titleOf'],
) => {
  const { vacancy, intake, topic } = fields;
  if (vacancy) return { field: 'vacancy', id: vacancy, title: openingTitle('vacancies', vacancy) };
  if (intake) return { field: 'intake', id: intake, title: openingTitle('intakes', intake) };
  return topic ? { field: 'topic', id: topic, title: topicTitle(topic) } : undefined;
};
