<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\AppInfo;

use OCA\IntranetApp\Dashboard\NewsWidget;
use OCA\IntranetApp\Listener\FollowFiles;
use OCA\IntranetApp\Listener\ForgetDrafts;
use OCA\IntranetApp\Notification\Notifier;
use OCA\IntranetApp\Search\PageProvider;
use OCA\IntranetApp\Service\Index\UnfinishedWork;
use OCA\IntranetApp\Shared\Db\Recovery;
use OCA\IntranetApp\Shared\Registration;
use OCP\AppFramework\App;
use OCP\AppFramework\Bootstrap\IBootContext;
use OCP\AppFramework\Bootstrap\IBootstrap;
use OCP\AppFramework\Bootstrap\IRegistrationContext;
use OCP\User\Events\UserDeletedEvent;

final class Application extends App implements IBootstrap {
	public const APP_ID = 'intranetapp';

	public function __construct() {
		parent::__construct(self::APP_ID);
	}

	#[\Override]
	public function register(IRegistrationContext $context): void {
		Registration::register($context);
		$context->registerServiceAlias(Recovery::class, UnfinishedWork::class);
		foreach (FollowFiles::EVENTS as $event) {
			$context->registerEventListener($event, FollowFiles::class);
		}
		$context->registerEventListener(UserDeletedEvent::class, ForgetDrafts::class);
		$context->registerSearchProvider(PageProvider::class);
		$context->registerDashboardWidget(NewsWidget::class);
		$context->registerNotifierService(Notifier::class);
	}

	#[\Override]
	public function boot(IBootContext $context): void {
	}
}
