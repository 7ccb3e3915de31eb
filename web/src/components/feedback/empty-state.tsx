import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { To } from 'react-router-dom';
import { LinkButton } from '../navigation/router-link.tsx';

interface EmptyStateProps {
  title: string;
  children?: ReactNode;
  /** Where one goes from here, as a button. */
  link?: { to: To; label: string; variant?: 'outlined'; color?: 'secondary' };
  action?: ReactNode;
}

/** Stands where a list would, when there is nothing in it. */
export function EmptyState({ title, children, link, action }: EmptyStateProps) {
  return (
    <Box
      sx={{
        border: '1px dashed',
        borderColor: 'divider',
        borderRadius: 1,
        p: { xs: 3, sm: 5 },
        textAlign: 'center',
      }}
    >
      <Typography variant="h4" component="p">
        {title}
      </Typography>
      {children && (
        <Typography color="textSecondary" sx={{ mt: 1 }}>
          {children}
        </Typography>
      )}
      {link && (
        <LinkButton
          to={link.to}
          variant={link.variant ?? 'contained'}
          color={link.color ?? 'primary'}
          sx={{ mt: 3 }}
        >
          <span>{link.label}</span>
        </LinkButton>
      )}
      {action && <Box sx={{ mt: 3 }}>{action}</Box>}
    </Box>
  );
}
