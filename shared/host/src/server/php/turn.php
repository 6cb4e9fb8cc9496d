<?php

// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

// SQLite refuses a transaction that reads before it writes when another one has written in between ("database is locked", at once and
// whatever the timeout). Nextcloud has many of those: making a user, a first login, a calendar. So on SQLite what writes to the host
// itself has its turn alone. Requests to our own apps run side by side, as on any database: their races must be real.
// The lock ends with the request, after everything that Nextcloud does when the answer has been sent.
// Circles calls the server in the middle of a request that changes a group, and waits five seconds for the answer: the call is answered
// at once and sent again, to have its turn after that request.

$hostTurns = getenv('HOST_TURNS');
if ($hostTurns !== false && $hostTurns !== '') {
	if (PHP_SAPI !== 'cli'
		&& $_SERVER['REQUEST_METHOD'] === 'POST'
		&& str_contains((string)$_SERVER['REQUEST_URI'], '/apps/circles/async/')) {
		if (!isset($_SERVER['HTTP_X_HOST_AGAIN'])) {
			$hostSelf = stream_socket_client("tcp://$_SERVER[HTTP_HOST]");
			fwrite(
				$hostSelf,
				"POST $_SERVER[REQUEST_URI] HTTP/1.1\r\nHost: $_SERVER[HTTP_HOST]\r\nX-Host-Again: 1\r\nContent-Length: 0\r\n"
					. "Connection: close\r\n\r\n",
			);
			exit('[]');
		}
		// nobody waits for this answer
		ignore_user_abort(true);
	}
	$hostTurn = fopen($hostTurns, 'c');
	flock($hostTurn, (static function (): int {
		if (PHP_SAPI === 'cli') {
			return LOCK_EX;
		}
		$path = (string)strtok((string)$_SERVER['REQUEST_URI'], '?');
		if (preg_match('#^(?:/index\.php|/ocs/v[12]\.php)?/apps/([a-z0-9_]+)/#', $path, $match) === 1
			&& is_dir(getenv('HOST_APPS') . "/$match[1]")) {
			return LOCK_SH;
		}
		$isRead = in_array($_SERVER['REQUEST_METHOD'], ['GET', 'HEAD', 'OPTIONS', 'PROPFIND', 'REPORT', 'SEARCH'], true);
		return $isRead && !str_contains($path, '/core/getapppassword') ? LOCK_SH : LOCK_EX;
	})());
}
