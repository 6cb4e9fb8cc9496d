<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later
?>
<section class="host-section" lang="en">
<h2>About this host</h2>
<p>
	This is the embedded host: the part of Nextcloud that these apps use, for trying and testing them on one computer.
	It is not secured for real data and only accepts connections from this computer.
	To start a real server, use <code>npm start -- --server</code>.
</p>
<dl class="host-facts">
<dt>Compatible with Nextcloud</dt><dd><?php p($_['version']) ?></dd>
<dt>PHP</dt><dd><?php p(PHP_VERSION) ?></dd>
<dt>Data folder</dt><dd><code><?php p($_['data']) ?></code></dd>
</dl>
<h3>Apps</h3>
<dl class="host-facts">
<?php foreach ($_['apps'] as $app): ?>
<dt><?php p($app['name']) ?></dt><dd><?php p($app['version']) ?></dd>
<?php endforeach ?>
</dl>
</section>
