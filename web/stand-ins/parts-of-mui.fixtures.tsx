import createCache from '@emotion/cache';
import { CacheProvider, ThemeContext } from '@emotion/react';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import CircularProgress from '@mui/material/CircularProgress';
import Container from '@mui/material/Container';
import CssBaseline from '@mui/material/CssBaseline';
import DefaultPropsProvider from '@mui/material/DefaultPropsProvider';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Divider from '@mui/material/Divider';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Radio from '@mui/material/Radio';
import Rating from '@mui/material/Rating';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import TableCell from '@mui/material/TableCell';
import Typography from '@mui/material/Typography';
import type { ComponentProps } from 'react';
import { renderToString } from 'react-dom/server';
import { TextField } from '../src/components/text-field.tsx';
import type { SiteTheme } from '../src/app/theme/drawn-theme.ts';

const ROLES = ['primary', 'secondary', 'error', 'success', 'info', 'warning'] as const;
const SEVERITIES = ['error', 'success', 'info', 'warning'] as const;

/** Each part of MUI that the site draws with, in the looks that it has on some screen. */
const parts = (
  <>
    <CssBaseline />
    {ROLES.map((color) => (
      <Box key={color}>
        <Button color={color} />
        <Button color={color} variant="contained" size="large" loading />
        <Button color={color} variant="outlined" size="small" disabled />
        <IconButton color={color} />
        <Chip color={color} label="" />
        <Chip color={color} label="" variant="outlined" size="small" />
        <Checkbox color={color} checked />
        <Radio color={color} />
        <CircularProgress color={color} />
        <Link color={color} href="/" />
        <Typography color={color} variant="h3" />
      </Box>
    ))}
    {SEVERITIES.map((severity) => (
      <Alert key={severity} severity={severity} onClose={() => undefined}>
        <AlertTitle />
        <Alert severity={severity} variant="outlined" />
        <Alert severity={severity} variant="filled" />
      </Alert>
    ))}
    <Button color="inherit" component="a" href="/" variant="contained" />
    <IconButton color="inherit" />
    <Link component="button" underline="hover" color="textSecondary" />
    <Typography color="textPrimary" variant="overline" noWrap />
    <Typography color="textSecondary" variant="body2" align="center" />
    <Container maxWidth="sm" />
    <Stack direction={{ xs: 'column', md: 'row' }} spacing={2} divider={<Divider />} useFlexGap />
    <Paper elevation={8} variant="outlined">
      <Paper elevation={4} />
    </Paper>
    <Card />
    <Skeleton variant="rounded" height={44} />
    <Rating value={3.5} readOnly precision={0.5} />
    <TextField id="a" label="A" helperText="Wrong" error required />
    <TextField id="b" label="B" size="small" disabled multiline minRows={2} />
    <TextField id="c" label="C" value="">
      <option />
    </TextField>
    <FormControlLabel control={<Checkbox />} label="" disabled />
    <DialogTitle />
    <DialogContent dividers>
      <DialogContentText />
    </DialogContent>
    <DialogActions />
    <TableCell component="div" variant="head" align="right" />
    <TableCell component="div" variant="body" />
    <Box sx={{ p: { xs: 1, md: 3 }, typography: 'h4', boxShadow: 4, border: 1, borderRadius: 1 }} />
  </>
);

/** The rules that these parts are drawn with, one a line. */
export function partsDrawnWith(theme: SiteTheme): string {
  const cache = createCache({ key: 'css' });
  cache.compat = true;
  // As MUI itself hands them over; its types ask for each component's bare props.
  const components = theme.components as ComponentProps<typeof DefaultPropsProvider>['value'];
  renderToString(
    <CacheProvider value={cache}>
      <ThemeContext value={theme}>
        <DefaultPropsProvider value={components}>{parts}</DefaultPropsProvider>
      </ThemeContext>
    </CacheProvider>,
  );
  return Object.values(cache.inserted).join('\n').replaceAll('}', '}\n');
}
