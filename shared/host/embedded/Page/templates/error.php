<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later
?>
<div class="host-box">
<p class="host-status"><?php p($_['status']) ?></p>
<h1><?php p($_['title']) ?></h1>
<p><?php p($_['text']) ?></p>
<?php if ($_['detail'] !== ''): ?>
<p class="host-detail"><?php p($_['detail']) ?></p>
<?php endif ?>
<p><a class="host-button" href="/index.php">Back to home</a></p>
</div>
