<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

// reasons.php <namespace>: prints the constants of an app's class Exception\Reason as JSON.

require __DIR__ . '/../bootstrap.php';

$class = ($argv[1] ?? '') . '\\Exception\\Reason';
echo json_encode((object)(class_exists($class) ? (new ReflectionClass($class))->getConstants() : []), JSON_THROW_ON_ERROR), "\n";
