<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Console\Apps;

use Host\AppFramework\Apps\AppManager;
use Host\AppFramework\Settings;
use Host\Config\Config;
use Host\Console\HostCommand;
use Symfony\Component\Console\Input\InputInterface;
use Symfony\Component\Console\Output\OutputInterface;

/** Which apps there are, and which are switched on. */
final class AppList extends HostCommand {
	public function __construct(
		private readonly Settings $settings,
		private readonly AppManager $apps,
		private readonly Config $config,
	) {
		parent::__construct();
	}

	#[\Override]
	protected function configure(): void {
		$this->setName('app:list')->setDescription('List all available apps')->withOutput();
	}

	#[\Override]
	protected function execute(InputInterface $input, OutputInterface $output): int {
		// Parts of the host count as apps of the server's version.
		$lists = ['enabled' => array_fill_keys(AppManager::BUILT_IN, $this->settings->version), 'disabled' => []];
		foreach ($this->apps->present() as $id => $app) {
			$installed = $this->config->getAppValue($id, 'installed_version');
			if (isset($this->apps->apps()[$id])) {
				$lists['enabled'][$id] = $installed;
			} else {
				$lists['disabled'][$id] = $app['version'] . ($installed === '' ? '' : " (installed $installed)");
			}
		}
		ksort($lists['enabled']);
		ksort($lists['disabled']);
		if (self::option($input, 'output') !== 'plain') {
			$this->writeList($input, $output, $lists);
			return self::SUCCESS;
		}
		foreach ($lists as $name => $list) {
			$output->writeln(ucfirst($name) . ':');
			$this->writeList($input, $output, $list);
		}
		return self::SUCCESS;
	}
}
