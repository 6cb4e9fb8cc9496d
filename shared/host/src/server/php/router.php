<?php

// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

// Router script of PHP's built-in server: what a web server's configuration does for Nextcloud.
// The entry script runs in the global scope, as it expects; nothing is declared that it could meet.

require __DIR__ . '/turn.php';

// An occ command changes app settings in another process; this server's copy of them in APCu would hide that for seconds.
// The runner makes the file one byte longer per command.
if (function_exists('apcu_fetch')) {
	$hostOccRuns = filesize((string)getenv('HOST_OCC_RUNS'));
	if ($hostOccRuns !== (int)apcu_fetch('host-occ-runs')) {
		apcu_delete(new APCUIterator('#OC\\\\AppConfig$#'));
		apcu_store('host-occ-runs', $hostOccRuns);
	}
}

if ($_SERVER['REQUEST_URI'] === '/status.php') {
	// the runner waits for its own instance, not for whatever else may listen on the port
	header('X-Host-Instance: ' . basename(dirname((string)getenv('HOST_APPS'))));
}

/** @var ?string $hostEntry the script that answers; null when a file has been sent */
$hostEntry = (static function (): ?string {
	$root = $_SERVER['DOCUMENT_ROOT'];
	$enter = static function (string $script, string $pathInfo) use ($root): string {
		$_SERVER['SCRIPT_NAME'] = $_SERVER['PHP_SELF'] = $script;
		$_SERVER['PATH_INFO'] = $pathInfo;
		return $_SERVER['SCRIPT_FILENAME'] = $root . $script;
	};

	$path = (string)strtok((string)$_SERVER['REQUEST_URI'], '?');
	foreach (['/index.php', '/remote.php', '/public.php', '/status.php', '/cron.php', '/ocs/v1.php', '/ocs/v2.php'] as $script) {
		if ($path === $script || str_starts_with($path, "$script/")) {
			return $enter($script, rawurldecode(substr($path, strlen($script))));
		}
	}

	$types = [
		'mjs' => 'text/javascript', 'js' => 'text/javascript', 'css' => 'text/css', 'json' => 'application/json',
		'map' => 'application/json', 'wasm' => 'application/wasm',
		'svg' => 'image/svg+xml', 'png' => 'image/png', 'jpg' => 'image/jpeg', 'gif' => 'image/gif', 'webp' => 'image/webp',
		'ico' => 'image/x-icon', 'mp4' => 'video/mp4',
		'woff' => 'font/woff', 'woff2' => 'font/woff2', 'ttf' => 'font/ttf', 'txt' => 'text/plain',
	];
	$decoded = rawurldecode($path);
	$isOurs = str_starts_with($decoded, '/custom_apps/');
	$file = $isOurs ? getenv('HOST_APPS') . substr($decoded, strlen('/custom_apps')) : $root . $decoded;
	$type = $types[strtolower(pathinfo($file, PATHINFO_EXTENSION))] ?? null;
	$isPublic = $isOurs || preg_match('#^/(apps|core|dist|themes)/|^/robots\.txt$#', $decoded) === 1;
	// neither hidden files nor a way up
	$isClean = !str_contains($decoded, '/.') && !str_contains($decoded, "\0");
	if ($type !== null && $isPublic && $isClean && is_file($file)) {
		header("Content-Type: $type");
		header('Content-Length: ' . filesize($file));
		// the host adds ?v=… to addresses that change with the content
		header('Cache-Control: max-age=' . (isset($_GET['v']) ? 15778463 : 0));
		if ($_SERVER['REQUEST_METHOD'] !== 'HEAD') {
			readfile($file);
		}
		return null;
	}

	putenv('front_controller_active=true');
	return $enter('/index.php', $decoded);
})();

if ($hostEntry !== null) {
	require $hostEntry;
}
