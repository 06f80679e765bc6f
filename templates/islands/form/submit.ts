/** What is sent: by name, a text, a list, a yes or no, or a file. */
type Data = Record<string, unknown>;

/** A submission: the form-type label, the path below the forms API, and the data. */
interface Submission {
  type: string;
  path: string;
  data: Data;
}

interface Transport {
  /** The address of the forms API. */
  api: string;
  /** The server takes submissions with the same key for one. */
  key: string;
  /** Receives the share that has been uploaded, from 0 to 1. */
  onProgress: (share: number) => void;
}

/** Data and the key under which it is sent. */
export interface Attempt {
  fingerprint: string;
  key: string;
}

/**
 * Nobody fills in a form in less: the server takes what comes within a second for a machine, and timers may be a little
 * early. In milliseconds.
 */
const leastTime = 1100;

/** How long nothing may move in either direction, in milliseconds. */
const longestSilence = 30_000;

/** Makes the attempt to send data; the same data as before keeps its key, so that a retry counts once. */
export function createAttempt(data: Data, previous: Attempt | undefined): Attempt {
  const fingerprint = JSON.stringify(data, (_, value) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : value,
  );
  return { fingerprint, key: previous?.fingerprint === fingerprint ? previous.key : newKey() };
}

/**
 * Posts a submission to the forms API → whether it arrived. Any successful answer counts, any failure does not, and
 * nothing in the answer is read. JSON, or multipart where there is a file.
 */
export async function submitForm({ type, path, data }: Submission, transport: Transport): Promise<boolean> {
  await new Promise((resolve) => setTimeout(resolve, leastTime - performance.now()));
  const notes = {
    'Idempotency-Key': `${type}-${transport.key}`,
    'Form-Elapsed': String(Math.round(performance.now())),
  };
  const post = (sent: Data, headers: Record<string, string>) =>
    postOnce({ url: transport.api + path, data: sent, headers, onProgress: transport.onProgress });
  const outcome = await post(data, notes);
  // An API that does not allow these headers is given them as fields.
  return (outcome === 'blocked' ? await post({ ...data, ...notes }, {}) : outcome) === 'arrived';
}

interface Post {
  url: string;
  data: Data;
  headers: Record<string, string>;
  onProgress: Transport['onProgress'];
}

/** `blocked`: nothing has left, because the API did not allow the request or was not reached. */
function postOnce({ url, data, headers, onProgress }: Post): Promise<'arrived' | 'failed' | 'blocked'> {
  const isMultipart = Object.values(data).some((value) => value instanceof File);
  const request = new XMLHttpRequest();
  request.open('POST', url);
  request.setRequestHeader('Accept', 'application/json');
  if (!isMultipart) request.setRequestHeader('Content-Type', 'application/json');
  for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
  return new Promise((resolve) => {
    let hasLeft = false;
    let silence: ReturnType<typeof setTimeout> | undefined;
    const waitOn = (): void => {
      clearTimeout(silence);
      silence = setTimeout(() => request.abort(), longestSilence);
    };
    request.upload.onprogress = ({ loaded, total }) => {
      hasLeft = true;
      waitOn();
      onProgress(loaded / total);
    };
    request.onreadystatechange = () => {
      // The status is enough: what follows it is not read.
      if (request.readyState < 2) return;
      clearTimeout(silence);
      const { status } = request;
      if (status > 0) resolve(status >= 200 && status < 300 ? 'arrived' : 'failed');
      else resolve(hasLeft ? 'failed' : 'blocked');
    };
    waitOn();
    request.send(isMultipart ? multipart(data) : JSON.stringify(data));
  });
}

function multipart(data: Data): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(data)) {
    for (const one of [value].flat()) if (one !== undefined) form.append(name, one instanceof File ? one : String(one));
  }
  return form;
}

function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
