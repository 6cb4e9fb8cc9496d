<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Dav;

use Host\Accounts\Login\StrictCookies;
use Host\AppFramework\Apps\AppManager;
use Host\AppFramework\EntryPoint;
use Host\AppFramework\Http\Answer;
use Host\AppFramework\Http\Refusals;
use OCP\AppFramework\Http;

/** WebDAV, below /remote.php. */
final class DavEntry implements EntryPoint {
	public function __construct(
		private readonly StrictCookies $cookies,
		private readonly AppManager $apps,
		private readonly Server $server,
		private readonly Refusals $refusals,
	) {
	}

	#[\Override]
	public function answer(): ?Answer {
		$this->cookies->offer();
		$refusal = $this->cookies->refusal();
		if ($refusal !== null) {
			return Answer::of($refusal);
		}
		$this->apps->boot();
		return $this->server->handle() ? null : Answer::of($this->refusals->page(Http::STATUS_NOT_FOUND, 'Path not found'));
	}
}
