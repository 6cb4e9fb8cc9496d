<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

// Router of `php -S`: another server, which answers well and badly.

$address = is_string($_SERVER['REQUEST_URI']) ? $_SERVER['REQUEST_URI'] : '';
parse_str((string)parse_url($address, PHP_URL_QUERY), $query);
$to = is_string($query['to'] ?? null) ? $query['to'] : '';
switch (parse_url($address, PHP_URL_PATH)) {
	case '/echo':
		header('Content-Type: application/json');
		echo json_encode([
			$_SERVER['REQUEST_METHOD'], $_SERVER['HTTP_AUTHORIZATION'] ?? null, $_SERVER['HTTP_ACCEPT_ENCODING'] ?? null,
			file_get_contents('php://input'),
		]);
		break;
	case '/to':
		header("Location: $to", true, 302);
		break;
	case '/busy':
		header('Retry-After: 120', true, 429);
		break;
	case '/slow':
		// A little longer than the test waits, because the next request waits for this one.
		usleep(1_400_000);
		echo 'late';
		break;
	case '/endless':
		for ($piece = 0; $piece < 100_000; $piece++) {
			echo str_repeat('a', 65_536);
			flush();
		}
		break;
	case '/packed':
		header('Content-Encoding: gzip');
		echo gzencode(str_repeat('a', 10_000_000));
		break;
	default:
		http_response_code(404);
		echo 'none';
}
