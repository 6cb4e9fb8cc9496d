<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Tests\Unit\Fake;

use Host\AppFramework\Settings;
use Host\Files\AppData\AppData;
use Host\Tests\Database\DatabaseTestCase;
use OCA\FormsApp\Model\Answer\NewResponse;
use OCA\FormsApp\Model\Answer\OpenForm;
use OCA\FormsApp\Model\Answer\StoredResponse;
use OCA\FormsApp\Model\Answer\Tally;
use OCA\FormsApp\Model\Confirmation\WantedMail;
use OCA\FormsApp\Model\Upload\SentFiles;
use OCA\FormsApp\Repository\Response\DefinitionRepository;
use OCA\FormsApp\Repository\Response\DropOffRepository;
use OCA\FormsApp\Repository\Response\FormLock;
use OCA\FormsApp\Repository\Response\OpenFormRepository;
use OCA\FormsApp\Repository\Response\ResponseRepository;
use OCA\FormsApp\Repository\Response\SeatRepository;
use OCA\FormsApp\Repository\Response\TallyRepository;
use OCA\FormsApp\Repository\Upload\UploadFiles;
use OCA\FormsApp\Repository\Upload\UploadRepository;
use OCA\FormsApp\Repository\Webhook\DeliveryRepository;
use OCA\FormsApp\Repository\Webhook\WebhookRepository;
use OCA\FormsApp\Service\Answer\ResponseStore;
use OCA\FormsApp\Service\Answer\Seats;
use OCA\FormsApp\Service\Check\Recount;
use OCA\FormsApp\Service\Confirmation\ConfirmationQueue;
use OCA\FormsApp\Service\Upload\UploadRemoval;
use OCA\FormsApp\Service\Webhook\HookQueue;
use OCA\FormsApp\Shared\Db\CallTable;
use OCA\FormsApp\Shared\Db\OutboxTable;
use OCA\FormsApp\Shared\Db\Transaction;
use OCA\FormsApp\Shared\Outbox\Outbox;
use OCA\FormsApp\Shared\Uuid;

/** The form 7 with a question `q1` of text and a choice `q2`, of which `c1` has two seats. */
abstract class AnswerTestCase extends DatabaseTestCase {
	protected const FORM = 7;

	protected SetClock $clock;
	protected ResponseRepository $responses;
	protected TallyRepository $tallies;
	protected DropOffRepository $left;
	protected ResponseStore $store;
	protected UploadRepository $uploads;
	protected UploadFiles $files;
	protected UploadRemoval $removal;
	protected HookQueue $hooks;
	protected ConfirmationQueue $mails;

	#[\Override]
	protected function setUp(): void {
		parent::setUp();
		FormTables::create($this->connection);
		$this->clock = new SetClock();
		$this->responses = new ResponseRepository($this->connection);
		$this->tallies = new TallyRepository($this->connection);
		$seats = new SeatRepository($this->connection);
		$this->uploads = new UploadRepository($this->connection);
		$this->files = new UploadFiles(new AppData($this->instance->get(Settings::class), 'formsapp'));
		$this->removal = new UploadRemoval($this->uploads, $this->files, $this->clock);
		$outbox = new Outbox(new OutboxTable($this->connection, 'formsapp'), $this->clock);
		$this->hooks = new HookQueue(
			new WebhookRepository($this->connection),
			new DeliveryRepository($this->connection),
			$outbox,
			$this->clock,
		);
		$lock = new FormLock($this->connection, new Transaction($this->connection));
		$this->left = new DropOffRepository($this->connection);
		$definitions = new DefinitionRepository($this->connection);
		$this->mails = new ConfirmationQueue(new CallTable($this->connection, $this->clock, 'formsapp'), $outbox);
		$this->store = new ResponseStore(
			$lock,
			$this->responses,
			$definitions,
			$this->tallies,
			new Recount($lock, new OpenFormRepository($this->connection), $this->responses, $definitions, $this->tallies),
			$this->left,
			$seats,
			new Seats($seats, $this->tallies),
			$this->uploads,
			$this->removal,
			$this->hooks,
			$this->mails,
			$this->clock,
		);
		$this->connection->insertIgnoreConflict('formsapp_forms', [
			'file_id' => self::FORM, 'form_id' => Uuid::random(), 'created_at' => 1, 'hash' => 'link', 'is_public' => 1,
			...self::definition(self::questions()),
		]);
	}

	/** @return list<array<string, mixed>> */
	protected static function questions(?int $seats = 2): array {
		return [
			['id' => 'q1', 'type' => 'text', 'title' => 'Name', 'required' => false],
			['id' => 'q2', 'type' => 'single_choice', 'title' => 'Day', 'required' => false, 'options' => ['choices' => [
				['id' => 'c1', 'label' => 'Monday'] + ($seats === null ? [] : ['seats' => $seats]), ['id' => 'c2', 'label' => 'Tuesday'],
			]]],
			['id' => 'q3', 'type' => 'number', 'title' => 'Age', 'required' => false],
		];
	}

	/**
	 * @param list<array<string, mixed>> $questions
	 * @return array{definition: string, definition_hash: string} columns of the form
	 */
	protected static function definition(array $questions): array {
		$json = json_encode(['title' => 'Party', 'questions' => $questions], JSON_THROW_ON_ERROR);
		return ['definition' => $json, 'definition_hash' => hash('sha256', $json)];
	}

	protected function form(): OpenForm {
		return (new OpenFormRepository($this->connection))->findByFileOrNull(self::FORM) ?? self::fail('No form');
	}

	/** @param array<string, mixed> $answers */
	protected function submit(
		array $answers,
		?int $most = null,
		?string $once = null,
		?string $key = null,
		?int $duration = null,
		SentFiles $files = new SentFiles(),
		?WantedMail $mail = null,
	): ?StoredResponse {
		$form = $this->form();
		$definition = json_decode($form->definition, true);
		self::assertIsArray($definition);
		$json = json_encode((object)$answers, JSON_THROW_ON_ERROR);
		$hash = $key === null ? null : 'sent';
		$response = new NewResponse(Uuid::random(), null, $json, $duration, null, $once, $key, $hash, $files, mail: $mail);
		return $this->store->create($form, $definition, $most, $response);
	}

	/** Everything of all blocks. */
	protected function tally(): Tally {
		$all = new Tally();
		foreach ($this->tallies->findAll(self::FORM) as $tally) {
			$all->merge($tally);
		}
		return $all;
	}

	/** @return list<mixed> taken seats, such as `q2 c1 2` */
	protected function seats(): array {
		return $this->database->column("SELECT question_id || ' ' || choice_id || ' ' || taken FROM oc_formsapp_caps ORDER BY 1");
	}
}
