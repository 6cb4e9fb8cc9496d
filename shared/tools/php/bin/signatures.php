<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

// signatures.php: prints as JSON what the embedded host declares below OCP/ and OCA/.
// signatures.php <server>: the same classes as an unpacked server has them, with what they inherit; null for one that it lacks.

use Tools\DeclaredApi;
use Tools\ServerAutoload;
use Tools\Signatures;

require __DIR__ . '/../vendor/autoload.php';

$host = dirname(__DIR__, 4) . '/shared/host/embedded';
$server = $argv[1] ?? null;
// the servers' own classes warn about what is deprecated in the PHP that runs here
error_reporting(E_ALL & ~E_DEPRECATED);
if ($server === null) {
	require "$host/vendor/autoload.php";
} else {
	ServerAutoload::register($server);
}
$found = [];
foreach (DeclaredApi::classes($host) as $name) {
	$found[$name] = class_exists($name) || interface_exists($name) || trait_exists($name)
		? (new Signatures())->of($name, $server !== null)
		: null;
}
echo json_encode((object)$found, JSON_THROW_ON_ERROR | JSON_UNESCAPED_SLASHES), "\n";
