<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Tests\Notifications;

use Host\Notifications\Notification;
use OCP\Notification\INotification;
use OCP\Notification\InvalidValueException;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class NotificationTest extends TestCase {
	private const THING = ['type' => 'highlight', 'id' => '1', 'name' => 'A thing'];

	/** @param callable(INotification, string): INotification $set */
	#[DataProvider('limits')]
	public function testTakesValuesUpToTheirLength(string $field, int $longest, callable $set): void {
		$set(new Notification(34), str_pad('https://', $longest, 'x'));
		foreach (['', str_pad('https://', $longest + 1, 'x')] as $wrong) {
			try {
				$set(new Notification(34), $wrong);
				self::fail(strlen($wrong) . " bytes of $field are taken");
			} catch (InvalidValueException $refusal) {
				self::assertSame($field, $refusal->getFieldIdentifier());
			}
		}
	}

	/** @return iterable<array{string, int, callable(INotification, string): INotification}> */
	public static function limits(): iterable {
		yield ['app', 32, static fn (INotification $one, string $value): INotification => $one->setApp($value)];
		yield ['user', 64, static fn (INotification $one, string $value): INotification => $one->setUser($value)];
		yield ['objectType', 64, static fn (INotification $one, string $value): INotification => $one->setObject($value, 'id')];
		yield ['objectId', 64, static fn (INotification $one, string $value): INotification => $one->setObject('type', $value)];
		yield ['subject', 64, static fn (INotification $one, string $value): INotification => $one->setSubject($value)];
		yield ['message', 64, static fn (INotification $one, string $value): INotification => $one->setMessage($value)];
		yield ['link', 4000, static fn (INotification $one, string $value): INotification => $one->setLink($value)];
		yield ['icon', 4000, static fn (INotification $one, string $value): INotification => $one->setIcon($value)];
	}

	public function testTakesAnAddressWithoutHostOnlyBefore34(): void {
		self::assertSame('/f/1', (new Notification(33))->setLink('/f/1')->getLink());
		$this->expectException(InvalidValueException::class);
		(new Notification(34))->setLink('/f/1');
	}

	public function testNeedsAnAppAPersonATimeAnObjectAndASubject(): void {
		self::assertFalse((new Notification(34))->setSubject('moved')->isValid());
		self::assertFalse($this->addressed()->isValid());
		self::assertTrue($this->addressed()->setSubject('moved')->isValid());
		self::assertFalse($this->addressed()->setSubject('moved')->isValidParsed());
		self::assertTrue($this->addressed()->setParsedSubject('Moved')->isValidParsed());
	}

	public function testWritesNamesInThePlacesOfRichTextThatIsNotParsedYet(): void {
		$user = ['type' => 'user', 'id' => 'edna', 'name' => 'Edna'];
		$file = ['type' => 'file', 'id' => '7', 'name' => 'plan.md', 'path' => 'Travel/plan.md'];
		$notification = $this->addressed()
			->setRichSubject('{user} moved {file} to {thing}', ['user' => $user, 'file' => $file, 'thing' => self::THING])
			->setParsedMessage('Parsed')
			->setRichMessage('Rich');
		self::assertSame('@Edna moved Travel/plan.md to A thing', $notification->getParsedSubject());
		self::assertSame('Parsed', $notification->getParsedMessage());
		self::assertTrue($notification->isValidParsed());
	}

	/** @param array<string, array<string, string>> $parameters */
	#[DataProvider('brokenTexts')]
	public function testIsNotShownWithABrokenRichText(string $text, array $parameters): void {
		self::assertFalse($this->addressed()->setRichSubject($text, $parameters)->isValidParsed());
		self::assertFalse($this->addressed()->setParsedSubject('Moved')->setRichMessage($text, $parameters)->isValidParsed());
	}

	/** @return iterable<string, array{string, array<array-key, array<string, mixed>>}> */
	public static function brokenTexts(): iterable {
		yield 'a place without its parameter' => ['{thing} and {other}', ['thing' => self::THING]];
		yield 'a type that is unknown' => ['{thing}', ['thing' => ['type' => 'unknown'] + self::THING]];
		yield 'a file without its path' => ['{thing}', ['thing' => ['type' => 'file'] + self::THING]];
		yield 'a place that is no name' => ['{7}', [7 => self::THING]];
		yield 'an id that is no text' => ['{thing}', ['thing' => ['id' => 1] + self::THING]];
	}

	public function testRefusesARichTextWithAThingThatHasNoName(): void {
		$this->expectExceptionObject(new InvalidValueException('richSubjectParameters'));
		(new Notification(34))->setRichSubject('{thing}', ['thing' => ['type' => 'highlight', 'id' => '1']]);
	}

	private function addressed(): INotification {
		return (new Notification(34))->setApp('app')->setUser('anna')->setDateTime(new \DateTime())->setObject('page', '1');
	}
}
