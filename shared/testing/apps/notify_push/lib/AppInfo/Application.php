<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\NotifyPush\AppInfo;

use OCA\NotifyPush\Queue\IQueue;
use OCA\NotifyPush\Queue\WrittenQueue;
use OCP\AppFramework\App;
use OCP\AppFramework\Bootstrap\IBootContext;
use OCP\AppFramework\Bootstrap\IBootstrap;
use OCP\AppFramework\Bootstrap\IRegistrationContext;

/** Stands in for Client Push, as far as other apps use it on the server. */
final class Application extends App implements IBootstrap {
	public function __construct() {
		parent::__construct('notify_push');
	}

	#[\Override]
	public function register(IRegistrationContext $context): void {
		$context->registerServiceAlias(IQueue::class, WrittenQueue::class);
	}

	#[\Override]
	public function boot(IBootContext $context): void {
	}
}
