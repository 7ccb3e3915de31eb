import type { AnsweredForm } from '@rollwell/functions/contract/rendered-page';
import { useQueryClient } from '@tanstack/react-query';

/** Where the form stands in the query cache that a browser sent by itself and that its page answers. */
export const ANSWERED_FORM = ['answered-form'] as const;

/** The form that the page answers, with what was typed and what is wrong with it; usually none. */
export const useAnsweredForm = (): AnsweredForm | undefined =>
  useQueryClient().getQueryData(ANSWERED_FORM);
