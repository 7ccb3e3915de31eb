import type { IRouter } from 'express';
import type { Deps } from '../../domain/deps.ts';
import { uploadImage } from '../../domain/images/upload-image.ts';
import { enforcePersonLimit } from '../../domain/rate-limits.ts';
import { recognise } from '../authenticate.ts';
import { once } from '../idempotency.ts';
import { limitRate } from '../limit-rate.ts';
import { mount } from '../mount.ts';
import { uploadedFile } from '../uploaded-file.ts';

export const imageRoutes = (router: IRouter, deps: Deps): void => {
  limitRate(router, deps, 'uploadImage');
  mount(router, deps, 'uploadImage', async (call) => {
    const person = await recognise(deps, call.req);
    if (person) await enforcePersonLimit(deps, 'uploads', person.uid);
    const file = await uploadedFile(call.req);
    // A picture that is made twice is deleted again, since only one of them is shown. The file alone
    // counts: what parts the fields of a form is another one each time.
    const content = [person?.uid, file.toString('base64')];
    return once('uploadImage', call, () => uploadImage(deps, file, person?.uid), content);
  });
};
