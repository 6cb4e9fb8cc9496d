<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

/** @var array{name: string} $_ */
?>
<div id="hostprobe-door"><?php p($_['name']) ?></div>
