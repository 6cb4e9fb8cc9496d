<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Host;

use OCA\RoomsApp\AppInfo\Application;
use OCP\IURLGenerator;

/** Absolute addresses of calendar feeds. */
class FeedAddresses {
	public function __construct(private readonly IURLGenerator $urls) {
	}

	public function ofRoom(string $roomId, #[\SensitiveParameter] string $secret): string {
		$arguments = ['id' => $roomId, 'secret' => $secret];
		return $this->urls->linkToRouteAbsolute(Application::APP_ID . '.publicFeed.subscribe', $arguments);
	}
}
