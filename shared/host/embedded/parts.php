<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

// What the host is made of. A new host API: declare it under OCP/, write it in its folder, name it here.

return [
	// What an app asks for, and the class that answers.
	'services' => [
		OCP\App\IAppManager::class => Host\AppFramework\AppManager::class,
		OCP\AppFramework\Utility\ITimeFactory::class => Host\AppFramework\Clock::class,
		OCP\BackgroundJob\IJobList::class => Host\Console\Jobs::class,
		OCP\EventDispatcher\IEventDispatcher::class => Host\AppFramework\Events::class,
		OCA\Files_Versions\Versions\IVersionManager::class => Host\Files\Versions::class,
		OCP\Files\IRootFolder::class => Host\Files\Root::class,
		OCP\Files\Mount\IMountManager::class => Host\TeamFolders\Mounts::class,
		OCP\Http\Client\IClient::class => Host\AppFramework\HttpClient::class,
		OCP\Http\Client\IClientService::class => Host\AppFramework\HttpClient::class,
		OCP\IAppConfig::class => Host\Config\AppConfig::class,
		OCP\Group\ISubAdmin::class => Host\Accounts\SubAdmins::class,
		OCP\IConfig::class => Host\Config\Config::class,
		OCP\IDBConnection::class => Host\Database\Connection::class,
		OCP\IGroupManager::class => Host\Accounts\Groups::class,
		OCP\IRequest::class => Host\AppFramework\Request::class,
		OCP\IURLGenerator::class => Host\Page\UrlGenerator::class,
		OCP\IUserManager::class => Host\Accounts\Users::class,
		OCP\IUserSession::class => Host\Accounts\Session::class,
		OCP\L10N\IFactory::class => Host\L10N\L10NFactory::class,
		OCP\Migration\IOutput::class => Host\Console\LoggedOutput::class,
		OCP\Security\Bruteforce\IThrottler::class => Host\AppFramework\Throttler::class,
		OCP\Security\RateLimiting\ILimiter::class => Host\AppFramework\Limiter::class,
		Psr\Log\LoggerInterface::class => Host\AppFramework\Logger::class,
	],
	// The host's own routes, asked in this order.
	'controllers' => [
		Host\TeamFolders\FolderController::class,
		Host\Accounts\LoginController::class,
		Host\Accounts\AppPasswordController::class,
		Host\Accounts\AvatarController::class,
		Host\Accounts\UserListController::class,
		Host\Accounts\UserController::class,
		Host\Accounts\MembershipController::class,
		Host\Accounts\GroupController::class,
		Host\Settings\CapabilitiesController::class,
		Host\Settings\SettingsController::class,
		Host\Page\DashboardController::class,
		Host\Files\PreviewController::class,
		Host\Page\FilesController::class,
		Host\Page\ThemeController::class,
		Host\Page\ThemeSheetController::class,
		Host\Search\SearchController::class,
		Host\Notifications\NotificationController::class,
	],
	// occ commands of the host.
	'commands' => [
		Host\Console\AppDisable::class,
		Host\Console\AppEnable::class,
		Host\Console\AppList::class,
		Host\Console\BruteForceReset::class,
		Host\Console\ConfigAppDelete::class,
		Host\Console\ConfigAppGet::class,
		Host\Console\ConfigAppSet::class,
		Host\Console\ConfigSystemGet::class,
		Host\Console\Cron::class,
		Host\Console\GroupAdd::class,
		Host\Console\GroupDelete::class,
		Host\Console\GroupList::class,
		Host\Console\GroupRemoveUser::class,
		Host\Console\Install::class,
		Host\Console\JobExecute::class,
		Host\Console\JobList::class,
		Host\Console\UserDelete::class,
		Host\Console\UserSetting::class,
		Host\TeamFolders\Command\Create::class,
		Host\TeamFolders\Command\Delete::class,
		Host\TeamFolders\Command\Group::class,
		Host\TeamFolders\Command\ListFolders::class,
		Host\TeamFolders\Command\Permissions::class,
		Host\TeamFolders\Command\Rename::class,
	],
];
