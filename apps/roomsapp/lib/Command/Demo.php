<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Command;

use OCA\RoomsApp\Service\Setup\DemoData;
use OCA\RoomsApp\Shared\Exception\Refusal;
use Symfony\Component\Console\Command\Command;
use Symfony\Component\Console\Input\InputInterface;
use Symfony\Component\Console\Input\InputOption;
use Symfony\Component\Console\Output\ConsoleOutputInterface;
use Symfony\Component\Console\Output\OutputInterface;

/** `occ roomsapp:demo --manager alice --group staff` and `occ roomsapp:demo --remove` */
final class Demo extends Command {
	private const LIST = InputOption::VALUE_REQUIRED | InputOption::VALUE_IS_ARRAY;

	public function __construct(private readonly DemoData $demo) {
		parent::__construct();
	}

	#[\Override]
	protected function configure(): void {
		$this->setName('roomsapp:demo')
			->setDescription('Add sample rooms in two buildings, or remove them')
			->addOption('manager', 'm', self::LIST, 'account that decides about the rooms with approval, can be given several times')
			->addOption('group', 'g', self::LIST, 'group that may book the room that is not for everyone, can be given several times')
			->addOption('remove', null, InputOption::VALUE_NONE, 'remove the sample rooms that nobody changed or booked');
	}

	#[\Override]
	protected function execute(InputInterface $input, OutputInterface $output): int {
		try {
			if ($input->getOption('remove') === true) {
				$removed = $this->demo->remove();
				$output->writeln(sprintf('%d rooms and %d room groups removed', count($removed['rooms']), count($removed['groups'])));
				foreach ($removed['kept'] as $name) {
					$output->writeln("kept, because it was changed or is booked: $name");
				}
				return self::SUCCESS;
			}
			$added = $this->demo->add(self::texts($input->getOption('manager')), self::texts($input->getOption('group')));
		} catch (Refusal $refusal) {
			$errors = $output instanceof ConsoleOutputInterface ? $output->getErrorOutput() : $output;
			$errors->writeln('<error>' . $refusal->getMessage() . '</error>');
			return self::FAILURE;
		}
		$output->writeln(sprintf('%d rooms and %d room groups added', count($added['rooms']), count($added['groups'])));
		return self::SUCCESS;
	}

	/** @return list<string> */
	private static function texts(mixed $option): array {
		return array_values(array_filter((array)$option, is_string(...)));
	}
}
