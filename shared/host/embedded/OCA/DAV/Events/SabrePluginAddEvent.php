<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\DAV\Events;

use OCP\EventDispatcher\Event;
use Sabre\DAV\Server;

/** WebDAV is being set up: apps add their plugins. */
class SabrePluginAddEvent extends Event {
	public function __construct(
		private Server $server,
	) {
		parent::__construct();
	}

	public function getServer(): Server {
		return $this->server;
	}
}
