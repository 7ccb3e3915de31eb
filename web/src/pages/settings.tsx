import { PageTitle } from '../components/layout/page-title.tsx';
import { EditSettings } from '../features/settings/components/edit-settings.tsx';

export function Component() {
  return (
    <>
      <PageTitle variant="h3">Settings</PageTitle>
      <EditSettings />
    </>
  );
}
