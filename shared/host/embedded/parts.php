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
		OCP\EventDispatcher\IEventDispatcher::class => Host\AppFramework\Events::class,
		OCP\Files\IRootFolder::class => Host\Files\Root::class,
		OCP\Http\Client\IClient::class => Host\AppFramework\HttpClient::class,
		OCP\Http\Client\IClientService::class => Host\AppFramework\HttpClient::class,
		OCP\IAppConfig::class => Host\Config\AppConfig::class,
		OCP\IConfig::class => Host\Config\Config::class,
		OCP\IDBConnection::class => Host\Database\Connection::class,
		OCP\IGroupManager::class => Host\Accounts\Groups::class,
		OCP\IRequest::class => Host\AppFramework\Request::class,
		OCP\IURLGenerator::class => Host\Page\UrlGenerator::class,
		OCP\IUserManager::class => Host\Accounts\Users::class,
		OCP\IUserSession::class => Host\Accounts\Session::class,
		OCP\L10N\IFactory::class => Host\L10N\L10NFactory::class,
		Psr\Log\LoggerInterface::class => Host\AppFramework\Logger::class,
	],
	// The host's own routes, asked in this order.
	'controllers' => [
		Host\TeamFolders\FolderController::class,
		Host\Accounts\LoginController::class,
		Host\Settings\SettingsController::class,
		Host\Page\DashboardController::class,
		Host\Page\FilesController::class,
		Host\Page\ThemeController::class,
		Host\Page\ThemeSheetController::class,
		Host\Search\SearchController::class,
		Host\Notifications\NotificationController::class,
		Host\Accounts\ProvisioningController::class,
	],
	// occ commands of the host.
	'commands' => [
		Host\TeamFolders\Command\Create::class,
		Host\TeamFolders\Command\Delete::class,
		Host\TeamFolders\Command\Group::class,
		Host\TeamFolders\Command\ListFolders::class,
		Host\TeamFolders\Command\Permissions::class,
		Host\TeamFolders\Command\Rename::class,
	],
];
