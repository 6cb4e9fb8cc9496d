<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Command;

use OCA\IntranetApp\Service\Setup\SetupService;
use OCA\IntranetApp\Shared\Exception\Refusal;
use OCA\IntranetApp\Shared\Host\Accounts;
use Symfony\Component\Console\Command\Command;
use Symfony\Component\Console\Input\InputInterface;
use Symfony\Component\Console\Input\InputOption;
use Symfony\Component\Console\Output\ConsoleOutputInterface;
use Symfony\Component\Console\Output\OutputInterface;

/** `occ intranetapp:setup --admin alice --language nl` */
final class Setup extends Command {
	public function __construct(
		private readonly SetupService $setup,
		private readonly Accounts $accounts,
	) {
		parent::__construct();
	}

	#[\Override]
	protected function configure(): void {
		$this->setName('intranetapp:setup')
			->setDescription('Create the team folder, groups and home pages of the Intranet if they are missing')
			->addOption(
				'language',
				'l',
				InputOption::VALUE_REQUIRED,
				'language of an additional home page besides English, such as nl or pt_BR',
			)
			->addOption(
				'admin',
				'a',
				InputOption::VALUE_REQUIRED | InputOption::VALUE_IS_ARRAY,
				'account to add to the Intranet administrators, can be given several times',
			)
			->addOption('output', null, InputOption::VALUE_REQUIRED, 'plain or json', 'plain');
	}

	#[\Override]
	protected function execute(InputInterface $input, OutputInterface $output): int {
		$errors = $output instanceof ConsoleOutputInterface ? $output->getErrorOutput() : $output;
		$admins = array_values(array_filter((array)$input->getOption('admin'), is_string(...)));
		$unknown = array_filter($admins, fn (string $admin): bool => !$this->accounts->exists($admin));
		if ($unknown !== []) {
			$errors->writeln('<error>Unknown account: ' . implode(', ', $unknown) . '</error>');
			return self::INVALID;
		}
		$language = $input->getOption('language');
		try {
			$done = $this->setup->run(is_string($language) ? $language : null, $admins);
		} catch (Refusal $refusal) {
			$errors->writeln('<error>' . $refusal->getMessage() . '</error>');
			return self::FAILURE;
		}
		if ($input->getOption('output') === 'json') {
			$output->writeln(json_encode($done, JSON_THROW_ON_ERROR | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES));
			return self::SUCCESS;
		}
		$output->writeln([
			$done['message'],
			"Team folder {$done['folder']['name']} ({$done['folder']['id']}), groups " . implode(', ', $done['groups']) . ', languages '
				. implode(', ', $done['languages']) . '.',
		]);
		return self::SUCCESS;
	}
}
