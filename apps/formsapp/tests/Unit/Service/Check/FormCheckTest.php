<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Tests\Unit\Service\Check;

use OCA\FormsApp\Repository\Branding\ImageFiles;
use OCA\FormsApp\Repository\Form\Belongings;
use OCA\FormsApp\Repository\Response\DefinitionRepository;
use OCA\FormsApp\Repository\Response\FormLock;
use OCA\FormsApp\Repository\Response\OpenFormRepository;
use OCA\FormsApp\Service\Answer\Definitions;
use OCA\FormsApp\Service\Check\FormCheck;
use OCA\FormsApp\Service\Check\Recount;
use OCA\FormsApp\Shared\Db\Rows;
use OCA\FormsApp\Shared\Db\Transaction;
use OCA\FormsApp\Tests\Unit\Fake\AnswerTestCase;

final class FormCheckTest extends AnswerTestCase {
	private FormCheck $check;

	#[\Override]
	protected function setUp(): void {
		parent::setUp();
		$forms = new OpenFormRepository($this->connection);
		$transaction = new Transaction($this->connection);
		$lock = new FormLock($this->connection, $transaction);
		$this->check = new FormCheck(
			new Belongings($this->connection, $transaction, $this->uploads, self::createStub(ImageFiles::class)),
			$forms,
			new Definitions(),
			new Recount($lock, $forms, $this->responses, new DefinitionRepository($this->connection), $this->tallies),
			$this->uploads,
			$this->files,
			$this->removal,
		);
		$this->connection->executeStatement(
			'INSERT INTO *PREFIX*filecache (fileid, storage, parent, name, mimetype, mtime, etag) VALUES (?, 1, 1, ?, ?, 1, ?)',
			[self::FORM, 'a.nxform', 'x', 'x'],
		);
		foreach (['Ann', 'Bob', 'Cleo'] as $name) {
			$this->submit(['q1' => $name, 'q2' => 'c2', 'q3' => 40], duration: 30);
		}
	}

	public function testWhatFitsTogetherIsNoDifference(): void {
		$this->store->delete(self::FORM, $this->submit(['q1' => 'Dan'])->id ?? '');
		$report = $this->check->check(false);
		self::assertSame([1, 3, []], [$report->forms, $report->responses, $report->found()]);
	}

	public function testWrongCountsAndSumsAreFoundAndPutRight(): void {
		$tally = $this->tally()->toJson();
		(new Rows($this->connection, 'formsapp_forms'))->update(['file_id' => self::FORM], ['responses' => 5]);
		(new Rows($this->connection, 'formsapp_tallies'))->update(['file_id' => self::FORM], ['responses' => 1, 'tally' => '{}']);
		$found = ['wrongCount' => ['7: 5 counted, 3 stored'], 'wrongSums' => ['7: blocks 0']];
		self::assertSame($found, $this->check->check(false)->found());
		self::assertSame($found, $this->check->check(true)->found());
		self::assertSame([], $this->check->check(false)->found());
		self::assertSame([3, $tally], [$this->form()->responses, $this->tally()->toJson()]);
		(new Rows($this->connection, 'formsapp_forms'))->update(['file_id' => self::FORM], ['responses' => 0]);
		$this->check->check(true);
		self::assertSame(3, $this->form()->responses);
		self::assertSame(4, $this->submit(['q1' => 'Eve'])?->number);
	}

	public function testRowsWithoutAFileAreDeleted(): void {
		(new Rows($this->connection, 'filecache'))->delete(['fileid' => self::FORM]);
		self::assertSame(['withoutFile' => ['7']], $this->check->check(true)->found());
		self::assertSame([], $this->check->check(false)->found());
		self::assertSame(0, (new Rows($this->connection, 'formsapp_responses'))->count());
	}

	public function testUnreadableFormsAndResponsesAreNamedAndLeftAlone(): void {
		(new Rows($this->connection, 'formsapp_definitions'))->delete(['file_id' => self::FORM]);
		$found = ['unreadableResponses' => ['7: A definition is missing']];
		self::assertSame($found, $this->check->check(true)->found());
		self::assertSame($found, $this->check->check(false)->found());
		(new Rows($this->connection, 'formsapp_forms'))->update(['file_id' => self::FORM], ['definition' => '{"questions": 4}']);
		self::assertSame(['unreadableForm' => ['7']], $this->check->check(true)->found());
		self::assertSame(3, (new Rows($this->connection, 'formsapp_responses'))->count());
	}

	public function testContentThatNoRowNamesIsDeleted(): void {
		$path = tempnam(sys_get_temp_dir(), 'forms');
		self::assertIsString($path);
		file_put_contents($path, 'x');
		$this->files->save(self::FORM, 'unknown', $path);
		unlink($path);
		self::assertSame(['unknownUpload' => ['7: unknown']], $this->check->check(true)->found());
		self::assertSame([], $this->check->check(false)->found());
	}
}
