<?php

declare(strict_types=1);

// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

// Prints what an installer wrote into config.php about the Nextcloud itself.

require $argv[1];
echo json_encode(array_intersect_key($CONFIG, array_flip(['instanceid', 'passwordsalt', 'secret', 'version'])), JSON_THROW_ON_ERROR);
