<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\HostProbe\Dav;

use OCA\HostProbe\Service\SeenDavEvents;
use Sabre\DAV\Server;
use Sabre\DAV\ServerPlugin;
use Sabre\HTTP\RequestInterface;

/** Hears of a request before it is known who asks. */
final class EarlyPlugin extends ServerPlugin {
	private const BEFORE_LOGIN = 5;

	public function __construct(
		private readonly SeenDavEvents $events,
	) {
	}

	#[\Override]
	public function initialize(Server $server): void {
		$server->on('beforeMethod:*', function (RequestInterface $request): void {
			$this->events->add(['event' => 'before log-in', 'arguments' => [Seen::of($request)]]);
		}, self::BEFORE_LOGIN);
	}
}
