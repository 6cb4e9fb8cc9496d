<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Console;

use Host\AppFramework\Apps\AppManager;
use Host\Config\Config;
use Host\Console\Apps\Installer;
use Host\Database\Database;
use OCP\IGroupManager;
use OCP\IUserManager;
use Symfony\Component\Console\Input\InputInterface;
use Symfony\Component\Console\Input\InputOption;
use Symfony\Component\Console\Output\OutputInterface;

/** Makes the tables, the administrator and the apps, as far as they are missing; newer apps are brought up to date. */
final class Install extends HostCommand {
	public const NAME = 'install';

	public function __construct(
		private readonly Database $database,
		private readonly IUserManager $users,
		private readonly IGroupManager $groups,
		private readonly AppManager $apps,
		private readonly Config $config,
		private readonly Installer $installer,
	) {
		parent::__construct();
	}

	#[\Override]
	protected function configure(): void {
		$this->setName(self::NAME)->setDescription('Makes the host ready, or brings it up to date')
			->addOption('admin-user', null, InputOption::VALUE_REQUIRED, 'Account ID of the administrator', 'admin')
			->addOption('admin-pass', null, InputOption::VALUE_REQUIRED, 'Password of the administrator');
	}

	#[\Override]
	protected function execute(InputInterface $input, OutputInterface $output): int {
		if (!$this->database->isInstalled()) {
			$this->database->install();
		}
		$this->addAdministrator((string)self::option($input, 'admin-user'), (string)self::option($input, 'admin-pass'));
		foreach (array_keys($this->apps->present()) as $id) {
			if (!$this->installer->isInstalled($id)) {
				$this->installer->enable($id);
			} elseif ($this->config->getAppValue($id, 'enabled') !== 'no') {
				$this->installer->upgrade($id);
			}
		}
		return self::SUCCESS;
	}

	private function addAdministrator(string $id, string $password): void {
		if ($this->users->userExists($id)) {
			return;
		}
		$user = $this->users->createUser($id, $password);
		if ($user !== false) {
			$this->groups->createGroup('admin')?->addUser($user);
		}
	}
}
