import type { IRouter } from 'express';
import type { Deps } from '../../domain/deps.ts';
import { uploadImage } from '../../domain/images/upload-image.ts';
import { limitPerson } from '../../domain/limit-person.ts';
import { recognise } from '../authenticate.ts';
import { limitRate } from '../limit-rate.ts';
import { mount } from '../mount.ts';
import { uploadedFile } from '../uploaded-file.ts';

export const imageRoutes = (router: IRouter, deps: Deps): void => {
  limitRate(router, deps, 'uploadImage');
  mount(router, deps, 'uploadImage', async ({ req }) => {
    const person = await recognise(deps, req);
    if (person) await limitPerson(deps, 'uploads', person.uid);
    return uploadImage(deps, await uploadedFile(req), person?.uid);
  });
};
