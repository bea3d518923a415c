/** An event in a Chromium trace; times are in microseconds. */
export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** Processor time. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

export const causes = [
  ...['evaluate', 'hydrate', 'script after', 'garbage'],
  ...['style', 'layout', 'paint', 'parse', 'other'],
] as const;
type Cause = (typeof causes)[number];

/** Processor time on a tab's main thread by cause, in ms. */
export type Work = Readonly<Record<Cause | 'all', number>>;

const byName: readonly (readonly [RegExp, Cause | 'script'])[] = [
  [
    /^(?:EvaluateScript|EvaluateModule|v8\.(?:compile|produce|evaluate|run)\w*|V8\.\w*Compile\w*)$/i,
    'evaluate',
  ],
  [/GC|^V8\.Sweep/, 'garbage'],
  [/^(?:UpdateLayoutTree|ParseAuthorStyleSheet|ScheduleStyleRecalculation)$/, 'style'],
  [/^Layout$/, 'layout'],
  [
    /^(?:PrePaint|Paint|PaintImage|Layerize|Commit|UpdateLayer|CompositeLayers|.*ImageDecode.*|Decode.*)$/,
    'paint',
  ],
  [/^ParseHTML$/, 'parse'],
  [
    /^(?:FunctionCall|EventDispatch|TimerFire|FireAnimationFrame|FireIdleCallback|RunMicrotasks|v8\.callFunction|XHR.*|HandlePostMessage|IntersectionObserver.*)$/,
    'script',
  ],
];

const causeOf = (name: string): Cause | 'script' | undefined =>
  byName.find(([pattern]) => pattern.test(name))?.[1];

interface Open {
  readonly end: number;
  readonly cause: Cause | undefined;
  readonly event: TraceEvent;
  inner: number;
}

/**
 * The work of the busiest main thread in a trace: each moment counts for the innermost event with a
 * cause.
 */
export const workOf = (events: readonly TraceEvent[]): Work => {
  const mains = events.filter(
    ({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain',
  );
  const threads = mains.map(({ pid, tid }) =>
    events.filter((each) => each.ph === 'X' && each.pid === pid && each.tid === tid),
  );
  const spent = ({ tdur, dur = 0 }: TraceEvent) => (tdur ?? dur) / 1_000;
  const busy = (thread: readonly TraceEvent[]) =>
    thread.reduce((all, each) => all + spent(each), 0);
  const [main = []] = threads.toSorted((a, b) => busy(b) - busy(a));
  const hydrated = events.find(({ name }) => name === 'hydrated')?.ts ?? Number.POSITIVE_INFINITY;

  const work = Object.fromEntries(['all', ...causes].map((cause) => [cause, 0])) as Record<
    Cause | 'all',
    number
  >;
  const open: Open[] = [];
  const close = () => {
    const last = open.pop();
    if (!last) return;
    const all = spent(last.event);
    work[last.cause ?? 'other'] += Math.max(0, all - last.inner);
    const outer = open.at(-1);
    if (outer) outer.inner += all;
    else work.all += all;
  };
  const ordered = main.toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
  for (const event of ordered) {
    while (open.length > 0 && (open.at(-1)?.end ?? 0) <= event.ts) close();
    const found = causeOf(event.name);
    const cause =
      found === 'script'
        ? event.ts < hydrated
          ? 'hydrate'
          : 'script after'
        : (found ?? open.at(-1)?.cause);
    open.push({ end: event.ts + (event.dur ?? 0), cause, event, inner: 0 });
  }
  while (open.length > 0) close();
  return work;
};
