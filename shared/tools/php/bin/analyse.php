<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

// analyse.php [phpstan options]: PHPStan over every app, the shared PHP, the embedded host and these tools.

use Tools\Analysis;

require __DIR__ . '/../vendor/autoload.php';

exit((new Analysis(dirname(__DIR__, 4)))->run(array_slice($argv, 1)));
