<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later
?>
<main id="app-content" class="host-page" lang="en">
<h1>Hello, <?php p($_['name']) ?></h1>
<?php if ($_['widgets'] !== []): ?>
<div class="host-widgets">
<?php foreach ($_['widgets'] as $number => $widget): ?>
<section class="host-widget" aria-labelledby="widget-<?php p($number) ?>">
<h2 id="widget-<?php p($number) ?>"><?php if ($widget['icon'] !== '') {
	icon($widget['icon']);
} ?><?php if ($widget['url'] === null): ?><?php p(
	$widget['title'],
) ?><?php else: ?><a href="<?php p($widget['url']) ?>"><?php p($widget['title']) ?></a><?php endif ?></h2>
<?php if ($widget['message'] !== ''): ?>
<p class="host-empty"><?php p($widget['message']) ?></p>
<?php endif ?>
<ul class="host-widget__items">
<?php foreach ($widget['items'] as $item): ?>
<li>
	<a href="<?php p($item['link']) ?>">
		<?php if ($item['iconUrl'] !== ''): ?><img src="<?php p($item['iconUrl']) ?>" alt="" loading="lazy"><?php endif ?>
		<span><strong><?php p($item['title']) ?></strong><span><?php p($item['subtitle']) ?></span></span>
	</a>
</li>
<?php endforeach ?>
</ul>
<ul class="host-card__links">
<?php foreach ($widget['buttons'] as $button): ?>
<li><a href="<?php p($button['link']) ?>"><?php p($button['text']) ?></a></li>
<?php endforeach ?>
</ul>
</section>
<?php endforeach ?>
</div>
<?php endif ?>
<section aria-labelledby="dashboard-apps">
<h2 id="dashboard-apps">Apps</h2>
<?php if ($_['cards'] === []): ?>
<p class="host-empty">No apps yet. Apps are loaded from the <code>apps</code> folder of this project.</p>
<?php endif ?>
<ul class="host-cards">
<?php foreach ($_['cards'] as $card): ?>
<li class="host-card"><h3><?php icon($card['icon']) ?><?php p($card['name']) ?></h3>
<ul class="host-card__links">
<?php foreach ($card['links'] as $name => $href): ?>
<li><a href="<?php p($href) ?>" aria-label="<?php p("$name: {$card['name']}") ?>"><?php p($name) ?></a></li>
<?php endforeach ?>
</ul></li>
<?php endforeach ?>
</ul>
</section>
<section aria-labelledby="dashboard-files">
<h2 id="dashboard-files">Your files and team folders</h2>
<?php if ($_['files'] === []): ?>
<p class="host-empty">No files yet. An administrator can give your groups access to a team folder.</p>
<?php else: ?>
<ul class="host-tiles">
<?php foreach ($_['files'] as $row): ?>
<li><a href="<?php p($row['href']) ?>"><?php icon($row['icon']) ?><span><?php p($row['name']) ?></span></a></li>
<?php endforeach ?>
</ul>
<?php if ($_['hasMore']): ?>
<p><a href="/index.php/apps/files/">All files</a></p>
<?php endif ?>
<?php endif ?>
</section>
</main>
