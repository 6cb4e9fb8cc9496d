<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later
?>
<!DOCTYPE html>
<html class="ng-csp" lang="<?php p($_['language']) ?>" data-locale="<?php p($_['locale']) ?>" translate="no">
<head data-user="<?php p($_['user']?->getUID()) ?>" data-user-displayname="<?php p($_['user']?->getDisplayName()) ?>"
	data-requesttoken="<?php p($_['requestToken']) ?>">
<?php require __DIR__ . '/head.php' ?>
</head>
<body dir="<?php p($_['direction']) ?>" id="<?php p($_['isSettings'] ? 'body-settings' : 'body-user') ?>"
	<?php foreach ($_['themes'] as $theme): ?> data-theme-<?php p($theme) ?><?php endforeach ?>
	data-themes="<?php p(implode(',', $_['themes'])) ?>">
<?php require __DIR__ . '/states.php' ?>
<div id="skip-actions"><a class="host-skip" href="#content" lang="en">Skip to main content</a></div>
<?php require __DIR__ . '/header.php' ?>
<div id="content" class="app-<?php p($_['app']) ?>" tabindex="-1">
<?php print_unescaped($_['content']) ?>
</div>
<?php require __DIR__ . '/footer.php' ?>
</body>
</html>
