import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import { MAX_LENGTH } from '@rollwell/functions/contract';
import type { FormEvent, ToggleEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { CloseIcon, SearchIcon } from '../../components/data-display/icons.tsx';
import { paths } from '../../lib/paths.ts';
import { texts } from '../texts.ts';

/** By which the button in the header opens it. */
const SEARCH_ID = 'header-search';

/**
 * The search for products, below the header. The browser opens it as a popover and sends it by itself
 * while the app is not there.
 */
export function HeaderSearch() {
  const navigate = useNavigate();
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const q = new FormData(event.currentTarget).get('q');
    const panel = document.getElementById(SEARCH_ID);
    if ('popover' in HTMLElement.prototype) panel?.hidePopover();
    const search = new URLSearchParams({ q: typeof q === 'string' ? q.trim() : '' });
    void navigate({ pathname: paths.products, search: search.toString() });
  };
  return (
    <>
      <IconButton
        color="inherit"
        aria-label={texts.search.open}
        popoverTarget={SEARCH_ID}
        sx={buttonStyle}
      >
        <SearchIcon />
      </IconButton>
      <Box id={SEARCH_ID} popover="auto" onToggle={focusField} sx={panelStyle}>
        <Container>
          <Box
            component="form"
            role="search"
            aria-label={texts.search.label}
            action={paths.products}
            onSubmit={search}
            sx={formStyle}
          >
            <OutlinedInput
              type="search"
              name="q"
              size="small"
              fullWidth
              placeholder={texts.search.placeholder}
              autoFocus
              sx={fieldStyle}
              inputProps={{
                'aria-label': texts.search.label,
                maxLength: MAX_LENGTH.line,
                enterKeyHint: 'search',
              }}
            />
            <Button type="submit" variant="contained">
              {texts.search.submit}
            </Button>
            <IconButton
              color="inherit"
              aria-label={texts.search.close}
              popoverTarget={SEARCH_ID}
              popoverTargetAction="hide"
              sx={buttonStyle}
            >
              <CloseIcon />
            </IconButton>
          </Box>
        </Container>
      </Box>
    </>
  );
}

function focusField({ newState, currentTarget }: ToggleEvent<HTMLElement>): void {
  if (newState === 'open') currentTarget.querySelector('input')?.focus();
}

const WITHOUT_POPOVERS = '@supports not selector(:popover-open)';

const buttonStyle = { [WITHOUT_POPOVERS]: { display: 'none' } } as const;

const panelStyle = {
  inset: '0 0 auto',
  width: '100%',
  maxWidth: 'none',
  m: 0,
  p: 0,
  py: { xs: 0.75, md: 1.75 },
  border: 0,
  borderBottom: '1px solid',
  borderColor: 'divider',
  bgcolor: 'background.paper',
  color: 'text.primary',
  boxShadow: 4,
  [WITHOUT_POPOVERS]: { order: 1, boxShadow: 0, borderBottom: 0 },
} as const;

const fieldStyle = { '& input::placeholder': { color: 'text.secondary', opacity: 1 } } as const;

const formStyle = { display: 'flex', alignItems: 'center', gap: 1 } as const;
