import { useEffect, useState } from 'react';
import { Button } from '../components/button.tsx';
import type { PrivacyContent } from '../content/pages/privacy.ts';
import { type DeviceData as Data, eraseDeviceData, readDeviceData } from '../page/device-data.ts';

type State =
  | { readonly status: 'reading' | 'unavailable' | 'erased' }
  | { readonly status: 'shown' | 'confirming'; readonly data: Data };

const read = async (): Promise<State> => {
  try {
    return { status: 'shown', data: await readDeviceData() };
  } catch {
    return { status: 'unavailable' };
  }
};

export const DeviceData = ({ words }: { readonly words: PrivacyContent['deviceData'] }) => {
  const [state, setState] = useState<State>({ status: 'reading' });
  useEffect(() => void read().then(setState), []);
  const erase = () =>
    eraseDeviceData()
      .then(() => ({ status: 'erased' }) as const, read)
      .then(setState);

  const data = 'data' in state ? state.data : undefined;
  const rows = data
    ? ([
        [words.waitingLabel, data.waiting],
        [words.draftsLabel, data.drafts],
        [words.receiptsLabel, data.receipts],
        [words.listsLabel, data.lists],
        [words.choicesLabel, data.choices],
      ] as const)
    : [];
  const nothing = data && rows.every(([, count]) => count === 0);
  return (
    <div aria-live="polite" className="flex flex-col gap-4">
      <p>{words.text}</p>
      {state.status === 'unavailable' && <p>{words.unavailable}</p>}
      {state.status === 'erased' && <p className="font-semibold">{words.erased}</p>}
      {nothing && <p>{words.nothing}</p>}
      {data && !nothing && (
        <>
          <dl className="border-line border-t">
            {rows.map(([label, count]) => (
              <div key={label} className="flex justify-between gap-6 border-line border-b py-3">
                <dt>{label}</dt>
                <dd className="font-semibold [font-variant-numeric:tabular-nums]">{count}</dd>
              </div>
            ))}
          </dl>
          {state.status === 'shown' ? (
            <div>
              <Button tone="outline" onClick={() => setState({ status: 'confirming', data })}>
                {words.erase}
              </Button>
            </div>
          ) : (
            <fieldset>
              <legend className="font-semibold">{words.confirm.question}</legend>
              {data.waiting > 0 && <p className="text-danger">{words.confirm.warning}</p>}
              <div className="mt-4 flex flex-wrap gap-3">
                <Button onClick={erase}>{words.confirm.yes}</Button>
                <Button tone="outline" onClick={() => setState({ status: 'shown', data })}>
                  {words.confirm.no}
                </Button>
              </div>
            </fieldset>
          )}
        </>
      )}
    </div>
  );
};
