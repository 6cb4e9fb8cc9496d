<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later
?>
<main id="app-content" class="host-page" lang="en">
<nav class="host-path" aria-label="Path">
<ol>
<li><a href="/index.php/apps/files/"<?php if ($_['names'] === []): ?> aria-current="page"<?php endif ?>>Files</a></li>
<?php foreach ($_['names'] as $depth => $name): ?>
<li>
	<a href="/index.php/apps/files/files?dir=<?php p(rawurlencode('/' . implode('/', array_slice($_['names'], 0, $depth + 1)))) ?>"
		<?php if ($depth === count($_['names']) - 1): ?> aria-current="page"<?php endif ?>><?php p($name) ?></a>
</li>
<?php endforeach ?>
</ol>
</nav>
<h1 class="hidden-visually"><?php p($_['pageTitle']) ?></h1>
<?php if ($_['isMissing']): ?>
<p class="host-note host-note--error" role="alert">File not found. It was moved or deleted, or you don't have permission to view it.</p>
<?php endif ?>
<div
	id="files" class="host-offers" data-folder="<?php p($_['folder']) ?>"
	<?php if ($_['mayCreate']): ?>data-may-create<?php endif ?>></div>
<?php if ($_['rows'] === []): ?>
<p class="host-empty">This folder is empty.</p>
<?php else: ?>
<table class="host-files">
<thead>
	<tr>
		<th scope="col">Name</th>
		<th scope="col">Type</th>
		<th scope="col" class="host-files__size">Size</th>
		<th scope="col">Modified</th>
	</tr>
</thead>
<tbody>
<?php foreach ($_['rows'] as $row): ?>
<tr<?php if ($row['id'] === $_['marked']): ?> class="host-files__marked" aria-current="true"<?php endif ?>>
<th scope="row">
	<a href="<?php p($row['href']) ?>" data-id="<?php p($row['id']) ?>" data-mime="<?php p($row['type']) ?>"
		data-permissions="<?php p($row['permissions']) ?>"<?php if ($row['size'] !== null): ?> download<?php endif ?>>
		<?php icon($row['icon']) ?><span><?php p($row['name']) ?></span>
	</a>
</th>
<td class="host-files__type"><?php p($row['type']) ?></td>
<td class="host-files__size">
	<?php if ($row['size'] !== null): ?><data value="<?php p($row['size']) ?>"><?php p($row['size']) ?> B</data><?php endif ?>
</td>
<td><time datetime="<?php p(gmdate('c', $row['mtime'])) ?>"><?php p(gmdate('Y-m-d H:i', $row['mtime'])) ?></time></td>
</tr>
<?php endforeach ?>
</tbody>
</table>
<?php endif ?>
<p class="host-hint">To upload and edit files, connect a WebDAV client to <code><?php p($_['address']) ?></code>.</p>
</main>
