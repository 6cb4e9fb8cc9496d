<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

// Loads the tools, shared/php under its own root names, every app, and the embedded host with the host's API.

use Tools\Autoload;

require __DIR__ . '/vendor/autoload.php';

Autoload::register(dirname(__DIR__, 3));
