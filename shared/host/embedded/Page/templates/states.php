<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later
?>
<div id="initial-state-container" hidden>
<?php foreach ($_['states'] as $id => $value): ?>
<input type="hidden" id="<?php p($id) ?>" value="<?php p($value) ?>">
<?php endforeach ?>
</div>
