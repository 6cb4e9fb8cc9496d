<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\TestModel\AppInfo;

use OCA\TestModel\Model;
use OCP\AppFramework\App;
use OCP\AppFramework\Bootstrap\IBootContext;
use OCP\AppFramework\Bootstrap\IBootstrap;
use OCP\AppFramework\Bootstrap\IRegistrationContext;

/** Stands in for an app that brings a language model. */
final class Application extends App implements IBootstrap {
	public function __construct() {
		parent::__construct('testmodel');
	}

	#[\Override]
	public function register(IRegistrationContext $context): void {
		$context->registerTaskProcessingProvider(Model::class);
	}

	#[\Override]
	public function boot(IBootContext $context): void {
	}
}
