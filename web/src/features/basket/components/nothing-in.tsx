import { EmptyState } from '../../../components/empty-state.tsx';
import { LinkButton } from '../../../components/router-link.tsx';
import { paths } from '../../../lib/paths.ts';
import { screenTexts as texts } from '../screen-texts.ts';

/** Stands where the lines of a basket would, with the way to fill it. */
export function NothingIn() {
  return (
    <EmptyState
      title={texts.empty}
      action={
        <LinkButton to={paths.products} variant="contained">
          {texts.toProducts}
        </LinkButton>
      }
    >
      {texts.emptyHint}
    </EmptyState>
  );
}
