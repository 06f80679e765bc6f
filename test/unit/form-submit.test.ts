import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { submitForm } from '../../templates/islands/form/submit.ts';

/** A request that the tests answer, and the timers that wait for it. */
interface Stage {
  requests: FakeRequest[];
  timers: Map<number, { run: () => void; after: number }>;
}

class FakeRequest {
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onreadystatechange?: () => void;
  readyState = 0;
  status = 0;
  open(): void {}
  send(): void {}
  setRequestHeader(): void {}
  abort(): void {
    this.end(0);
  }
  end(status: number): void {
    Object.assign(this, { readyState: 4, status });
    this.onreadystatechange?.();
  }
}

const submit = suite<Stage>('submission of forms', { requests: [], timers: new Map() });

const { setTimeout, clearTimeout } = globalThis;

submit.before.each((stage) => {
  stage.requests = [];
  stage.timers = new Map();
  let last = 0;
  Object.assign(globalThis, {
    XMLHttpRequest: class extends FakeRequest {
      constructor() {
        super();
        stage.requests.push(this);
      }
    },
    setTimeout: (run: () => void, after: number) => {
      last += 1;
      // Only the wait of a visitor who is too quick ends by itself.
      if (after < 30_000) queueMicrotask(run);
      else stage.timers.set(last, { run, after });
      return last;
    },
    clearTimeout: (id: number) => stage.timers.delete(id),
  });
});
submit.after.each(() => {
  Object.assign(globalThis, { XMLHttpRequest: undefined, setTimeout, clearTimeout });
});

const submission = { type: 'contact', path: 'contact', data: { message: 'Hello' } };

/** Starts a submission and waits until its request is under way. */
async function start({ requests }: Stage, onProgress: (share: number) => void = () => undefined) {
  const outcome = submitForm(submission, { api: 'https://forms.example/v1/', key: 'k', onProgress });
  for (let turns = 0; turns < 10 && requests.length === 0; turns += 1) await Promise.resolve();
  const [request] = requests;
  if (!request) throw new Error('Nothing was sent.');
  return { outcome, request };
}

submit('silence is limited, progress is not', async (stage) => {
  const shares: number[] = [];
  const { outcome, request } = await start(stage, (share) => shares.push(share));
  const waits = new Set<number>();
  for (const loaded of [1, 2, 3, 4]) {
    assert.is(stage.timers.size, 1, 'one wait at a time');
    for (const id of stage.timers.keys()) waits.add(id);
    request.upload.onprogress?.({ loaded, total: 4 });
  }
  assert.is(waits.size, 4, 'each step starts the wait anew');
  assert.equal(shares, [0.25, 0.5, 0.75, 1]);
  for (const { run, after } of [...stage.timers.values()]) {
    assert.is(after, 30_000);
    run();
  }
  assert.is(await outcome, false);
  assert.is(stage.requests.length, 1, 'what has left is not sent again');
});

submit('any successful answer is true, any failure is false', async (stage) => {
  for (const [status, expected] of [
    [200, true],
    [204, true],
    [422, false],
    [500, false],
  ] as const) {
    stage.requests.length = 0;
    const { outcome, request } = await start(stage);
    request.end(status);
    assert.is(await outcome, expected, String(status));
  }
});

submit.run();
