import { useSyncExternalStore } from 'react';
import { Button } from '../components/button.tsx';
import { consent } from '../content/consent.ts';
import { analytics } from '../page/analytics/analytics-consent.ts';

export const AnalyticsChoice = () => {
  const answer = useSyncExternalStore(analytics.subscribe, analytics.answer, () => undefined);
  if (!analytics.configured) return <p>{consent.notConfigured}</p>;
  return (
    <div aria-live="polite" className="flex flex-col gap-4">
      <p>{answer ? consent[answer] : consent.text}</p>
      <div className="flex flex-wrap gap-3">
        {answer !== 'accepted' && (
          <Button tone="outline" onClick={() => analytics.decide('accepted')}>
            {consent.accept}
          </Button>
        )}
        {answer !== 'declined' && (
          <Button tone="outline" onClick={() => analytics.decide('declined')}>
            {consent.decline}
          </Button>
        )}
      </div>
    </div>
  );
};
