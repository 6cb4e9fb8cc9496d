<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\DAV\Events;

use OCP\EventDispatcher\Event;
use Sabre\DAV\Server;

/** The tree with everything is being set up, before SabrePluginAddEvent; the old tree, which has only files, does not tell it. */
class SabrePluginAuthInitEvent extends Event {
	public function __construct(
		private Server $server,
	) {
		parent::__construct();
	}

	public function getServer(): Server {
		return $this->server;
	}
}
