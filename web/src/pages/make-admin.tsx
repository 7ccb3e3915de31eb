import { PageTitle } from '../components/layout/page-title.tsx';
import { People } from '../features/people/components/people.tsx';

export function Component() {
  return (
    <>
      <PageTitle variant="h3">Make Admin</PageTitle>
      <People />
    </>
  );
}
