<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later
?>
<header id="header" lang="en" dir="ltr">
<div class="header-start">
<a id="nextcloud" class="host-home" href="/index.php/apps/dashboard/" aria-label="Go to Dashboard">
	<span class="logo" aria-hidden="true"></span>
</a>
<nav class="app-menu" aria-label="Applications">
<button type="button" class="app-menu__overflow host-header-button" popovertarget="app-menu-panel" aria-label="Apps">
	<?php icon('apps') ?><span class="app-menu__current-app-name"></span>
</button>
<ul class="app-menu__list">
<?php foreach ($_['apps'] as $entry): ?>
<li class="app-menu-entry<?php p($entry['active'] ? ' app-menu-entry--active' : '') ?>">
	<a href="<?php p($entry['href']) ?>"<?php if ($entry['active']): ?> aria-current="page"<?php endif ?>>
		<?php icon($entry['icon']) ?><span><?php p($entry['name']) ?></span>
	</a>
</li>
<?php endforeach ?>
</ul>
<div id="app-menu-panel" class="host-panel host-panel--start" popover>
<ul class="host-menu">
<?php foreach ($_['apps'] as $entry): ?>
<li>
	<a href="<?php p($entry['href']) ?>"<?php if ($entry['active']): ?> aria-current="page"<?php endif ?>>
		<?php icon($entry['icon']) ?><span><?php p($entry['name']) ?></span>
	</a>
</li>
<?php endforeach ?>
</ul>
</div>
</nav>
</div>
<div class="header-end">
<div id="unified-search" class="unified-search-menu header-menu">
<button type="button" class="header-menu__trigger host-header-button host-search-button"
	aria-haspopup="dialog" aria-label="Search">
	<?php icon('search') ?><span class="host-search-button__label" aria-hidden="true">Search</span>
</button>
</div>
<div id="notifications" class="header-menu">
<button type="button" class="header-menu__trigger host-header-button"
	popovertarget="notifications-panel" aria-label="Notifications">
	<?php icon('bell') ?><span class="host-badge" hidden></span>
</button>
<div id="notifications-panel" class="host-panel host-notifications" popover role="dialog" aria-label="Notifications"></div>
<p class="hidden-visually" role="status"></p>
</div>
<nav id="user-menu" class="header-menu account-menu" aria-label="Settings menu">
<button type="button" class="header-menu__trigger host-header-button" popovertarget="user-menu-panel" aria-label="Settings menu">
	<span class="account-menu__avatar"><?php initials($_['user']?->getDisplayName() ?? '') ?></span>
</button>
<div id="user-menu-panel" class="host-panel" popover>
<p class="host-person"><strong><?php p($_['user']?->getDisplayName()) ?></strong><span><?php p($_['user']?->getUID()) ?></span></p>
<ul class="host-menu">
<?php foreach ($_['account'] as $id => $entry): ?>
<li id="<?php p($id) ?>"><a href="<?php p($entry['href']) ?>"><?php icon($entry['icon']) ?><span><?php p($entry['name']) ?></span></a></li>
<?php endforeach ?>
</ul>
</div>
</nav>
</div>
</header>
