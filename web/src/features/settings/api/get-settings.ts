import { useQuery } from '@tanstack/react-query';
import { settingsQuery } from '../../../lib/query/settings.ts';

export const useSettings = () => useQuery(settingsQuery());

/** The settings of the shop as they are now, for a form that is based on them. */
export const useFreshSettings = () => useQuery(settingsQuery(true));
