import { type Answered, withoutDetail } from './call-api.ts';

/** Sends a form with a file to a call of ours, telling how much of it (0 to 1) has gone: `fetch` cannot say. Never throws. */
export function uploadFile<T>(path: `/api/${string}`, form: FormData, onProgress: (part: number) => void): Promise<Answered<T>> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', path);
    request.responseType = 'json';
    const pair = /(?:^|; )XSRF-TOKEN=([\w-]+)/.exec(document.cookie)?.[1];
    if (pair) request.setRequestHeader('X-XSRF-TOKEN', pair);
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total ? loaded / total : 0));
    request.addEventListener('load', () => {
      const { status, response } = request;
      if (status >= 200 && status < 300) resolve({ ok: true, body: response as T });
      else resolve({ ok: false, status, detail: response?.detail ?? withoutDetail(status), errors: response?.errors ?? [] });
    });
    for (const event of ['error', 'abort', 'timeout']) {
      request.addEventListener(event, () => resolve({ ok: false, status: 0, detail: withoutDetail(0), errors: [] }));
    }
    request.send(form);
  });
}
