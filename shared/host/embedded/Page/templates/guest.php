<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later
?>
<!DOCTYPE html>
<html class="ng-csp" lang="<?php p($_['language']) ?>" data-locale="<?php p($_['locale']) ?>" translate="no">
<head
	<?php if ($_['user'] !== null): ?>
		data-user="<?php p($_['user']->getUID()) ?>" data-user-displayname="<?php p($_['user']->getDisplayName()) ?>"
	<?php endif ?>
	data-requesttoken="<?php p($_['requestToken']) ?>">
<?php require __DIR__ . '/head.php' ?>
</head>
<body dir="<?php p($_['direction']) ?>" id="body-login"
	<?php foreach ($_['themes'] as $theme): ?> data-theme-<?php p($theme) ?><?php endforeach ?>
	data-themes="<?php p(implode(',', $_['themes'])) ?>">
<?php require __DIR__ . '/states.php' ?>
<main id="content" lang="en">
<?php print_unescaped($_['content']) ?>
</main>
<?php require __DIR__ . '/footer.php' ?>
</body>
</html>
