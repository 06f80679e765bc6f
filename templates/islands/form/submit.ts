/** What is sent: by name, a text, a list, a yes or no, or a file. */
type Payload = Record<string, unknown>;

/** A submission and the key by which the server knows it again when it is sent twice. */
export interface Attempt {
  payload: Payload;
  fingerprint: string;
  key: string;
}

/**
 * Nobody fills in a form in less: the server takes what comes within a second for a machine, and timers may be a little
 * early. In milliseconds.
 */
const leastTime = 1100;
const longestWait = 30_000;

/** Makes the attempt to send a payload; the same payload as before keeps its key, so that a retry counts once. */
export function attemptFor(payload: Payload, previous: Attempt | undefined): Attempt {
  const fingerprint = JSON.stringify(payload, (_, value) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : value,
  );
  return { payload, fingerprint, key: previous?.fingerprint === fingerprint ? previous.key : newKey() };
}

/**
 * Posts a submission to the forms API → whether it arrived. Any successful answer counts, any failure does not, and
 * nothing in the answer is read. JSON, or multipart where there is a file.
 */
export async function submitForm(url: string, { payload, key }: Attempt): Promise<boolean> {
  await new Promise((resolve) => setTimeout(resolve, leastTime - performance.now()));
  const isMultipart = Object.values(payload).some((value) => value instanceof File);
  try {
    const response = await fetch(url, {
      method: 'POST',
      credentials: 'omit',
      headers: {
        Accept: 'application/json',
        'Idempotency-Key': key,
        'Form-Elapsed': String(Math.round(performance.now())),
        ...(!isMultipart && { 'Content-Type': 'application/json' }),
      },
      body: isMultipart ? multipart(payload) : JSON.stringify(payload),
      signal: AbortSignal.timeout(longestWait),
    });
    return response.ok;
  } catch {
    return false;
  }
}

function multipart(payload: Payload): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(payload)) {
    for (const one of [value].flat()) if (one !== undefined) data.append(name, one instanceof File ? one : String(one));
  }
  return data;
}

function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
