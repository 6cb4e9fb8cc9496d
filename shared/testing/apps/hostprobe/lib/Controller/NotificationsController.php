<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\HostProbe\Controller;

use OCA\HostProbe\Attempt;
use OCP\AppFramework\Controller;
use OCP\AppFramework\Http;
use OCP\AppFramework\Http\Attribute\FrontpageRoute;
use OCP\AppFramework\Http\Attribute\NoCSRFRequired;
use OCP\AppFramework\Http\JSONResponse;
use OCP\IRequest;
use OCP\Notification\IAction;
use OCP\Notification\IManager;
use OCP\Notification\INotification;
use OCP\Notification\InvalidValueException;

/**
 * Tells people things, and takes them back.
 *
 * @phpstan-type Answer JSONResponse<Http::STATUS_OK, mixed, array{}>
 */
final class NotificationsController extends Controller {
	public function __construct(
		string $appName,
		IRequest $request,
		private readonly IManager $notifications,
	) {
		parent::__construct($appName, $request);
	}

	/**
	 * @param array<string, mixed> $parameters of the subject
	 * @param array<string, mixed> $messageParameters
	 * @return Answer
	 */
	#[NoCSRFRequired]
	#[FrontpageRoute(verb: 'POST', url: '/notifications')]
	public function create(
		string $user,
		string $subject,
		array $parameters = [],
		string $message = '',
		array $messageParameters = [],
		string $type = 'thing',
		string $object = '1',
		int $time = 0,
		string $link = '',
		string $icon = '',
	): JSONResponse {
		return new JSONResponse(Attempt::of(function () use (
			$user,
			$subject,
			$parameters,
			$message,
			$messageParameters,
			$type,
			$object,
			$time,
			$link,
			$icon
		): array {
			$notification = $this->like($user, $type, $object, '', $time)->setSubject($subject, $parameters);
			if ($message !== '') {
				$notification->setMessage($message, $messageParameters);
			}
			if ($link !== '') {
				$notification->setLink($link);
			}
			if ($icon !== '') {
				$notification->setIcon($icon);
			}
			$this->notifications->notify($notification);
			return $this->counted($notification);
		}));
	}

	/**
	 * Takes back what agrees with what is given.
	 *
	 * @return Answer
	 */
	#[NoCSRFRequired]
	#[FrontpageRoute(verb: 'DELETE', url: '/notifications')]
	public function takeBack(string $user = '', string $type = '', string $object = '', string $subject = '', int $time = 0): JSONResponse {
		return new JSONResponse(Attempt::of(function () use ($user, $type, $object, $subject, $time): array {
			$like = $this->like($user, $type, $object, $subject, $time);
			$before = $this->counted($like);
			$this->notifications->markProcessed($like);
			return ['before' => $before, 'after' => $this->counted($like)];
		}));
	}

	/**
	 * What a notification takes, and what it gives back.
	 *
	 * @return Answer
	 */
	#[NoCSRFRequired]
	#[FrontpageRoute(verb: 'GET', url: '/notifications/values')]
	public function values(): JSONResponse {
		$answers = ['nothing' => self::state($this->notifications->createNotification())];
		foreach ($this->settings() as $title => $set) {
			$notification = $this->notifications->createNotification();
			$answers[$title] = [self::attempted(static fn (): INotification => $set($notification)), self::state($notification)];
		}
		return new JSONResponse($answers);
	}

	/**
	 * What is missing is refused.
	 *
	 * @return Answer
	 */
	#[NoCSRFRequired]
	#[FrontpageRoute(verb: 'POST', url: '/notifications/incomplete')]
	public function incomplete(): JSONResponse {
		$time = new \DateTime('2026-01-02T03:04:05Z');
		$new = $this->notifications->createNotification(...);
		return new JSONResponse(Attempt::all(array_map(
			fn (INotification $notification): callable => fn () => $this->notifications->notify($notification),
			[
				'nothing' => $new(),
				'no app' => $new()->setUser('nobody')->setDateTime($time)->setObject('a', 'b')->setSubject('plain'),
				'no user' => $new()->setApp('hostprobe')->setDateTime($time)->setObject('a', 'b')->setSubject('plain'),
				'no time' => $new()->setApp('hostprobe')->setUser('nobody')->setObject('a', 'b')->setSubject('plain'),
				'no object' => $new()->setApp('hostprobe')->setUser('nobody')->setDateTime($time)->setSubject('plain'),
				'no subject' => $new()->setApp('hostprobe')->setUser('nobody')->setDateTime($time)->setObject('a', 'b'),
				'parsed alone' =>
					$new()->setApp('hostprobe')->setUser('nobody')->setDateTime($time)->setObject('a', 'b')->setParsedSubject('Words'),
			],
		)));
	}

	/** @return array<string, callable(INotification): INotification> */
	private function settings(): array {
		$person = ['type' => 'user', 'id' => 'editor', 'name' => 'Edna'];
		$file = ['type' => 'file', 'id' => '1', 'name' => 'a.md', 'path' => 'b/a.md'];
		$all = [
			'time zero' => static fn (INotification $one): INotification => $one->setDateTime((new \DateTime())->setTimestamp(0)),
			'time' => static fn (INotification $one): INotification => $one->setDateTime(new \DateTime('2026-01-02T03:04:05+02:00')),
			'object without id' => static fn (INotification $one): INotification => $one->setObject('type', ''),
			'object without type' => static fn (INotification $one): INotification => $one->setObject('', 'id'),
			'rich' => static fn (INotification $one): INotification =>
				$one->setRichSubject('{user} of {file}, {user}', ['user' => $person, 'file' => $file])
					->setRichMessage('{file}', ['file' => $file]),
			'rich after parsed' => static fn (INotification $one): INotification =>
				$one->setParsedSubject('Parsed')->setParsedMessage('Parsed')->setRichSubject('Rich')->setRichMessage('Rich'),
			'rich without name' => static fn (INotification $one): INotification =>
				$one->setRichSubject('{user}', ['user' => ['type' => 'user', 'id' => 'editor']]),
			'rich message without type' => static fn (INotification $one): INotification =>
				$one->setRichMessage('{user}', ['user' => ['name' => 'Edna', 'id' => 'editor']]),
		];
		foreach ([1, 32, 33, 64, 65, 3999, 4000, 4001] as $length) {
			foreach (self::setters() as $name => $set) {
				$all["$name of $length"] = static fn (INotification $one): INotification => $set($one, str_repeat('é', intdiv($length, 2))
					. str_repeat('a', $length % 2));
			}
		}
		foreach (self::setters() as $name => $set) {
			foreach (['', '/index.php', 'ftp://a.example', 'http://a', 'https://a.example/é', 'javascript:alert(1)'] as $value) {
				$all["$name \"$value\""] = static fn (INotification $one): INotification => $set($one, $value);
			}
		}
		foreach ([3999, 4000, 4001] as $length) {
			$address = str_pad('https://a.example/', $length, 'a');
			$all["link, address of $length"] = static fn (INotification $one): INotification => $one->setLink($address);
			$all["icon, address of $length"] = static fn (INotification $one): INotification => $one->setIcon($address);
		}
		return $all + self::actions() + self::richTexts();
	}

	/** @return array<string, callable(INotification, string): INotification> */
	private static function setters(): array {
		return [
			'app' => static fn (INotification $one, string $value): INotification => $one->setApp($value),
			'user' => static fn (INotification $one, string $value): INotification => $one->setUser($value),
			'object type' => static fn (INotification $one, string $value): INotification => $one->setObject($value, 'id'),
			'object id' => static fn (INotification $one, string $value): INotification => $one->setObject('type', $value),
			'subject' => static fn (INotification $one, string $value): INotification => $one->setSubject($value, ['a' => [1, null]]),
			'parsed subject' => static fn (INotification $one, string $value): INotification => $one->setParsedSubject($value),
			'rich subject' => static fn (INotification $one, string $value): INotification => $one->setRichSubject($value),
			'message' => static fn (INotification $one, string $value): INotification => $one->setMessage($value, ['a']),
			'parsed message' => static fn (INotification $one, string $value): INotification => $one->setParsedMessage($value),
			'rich message' => static fn (INotification $one, string $value): INotification => $one->setRichMessage($value),
			'link' => static fn (INotification $one, string $value): INotification => $one->setLink($value),
			'icon' => static fn (INotification $one, string $value): INotification => $one->setIcon($value),
		];
	}

	/** @return array<string, callable(INotification): INotification> */
	private static function actions(): array {
		$address = 'https://a.example/';
		$all = [];
		foreach ([
			'action' => ['Yes', $address, IAction::TYPE_POST, false],
			'action without label' => ['', $address, IAction::TYPE_POST, false],
			'action without address' => ['Yes', '', IAction::TYPE_POST, false],
			'action with relative address' => ['Yes', '/index.php', IAction::TYPE_DELETE, false],
			'action with a method that is none' => ['Yes', $address, 'PATCH', false],
			'action of 256' => ['Yes', str_pad($address, 256, 'a'), IAction::TYPE_WEB, true],
			'action of 257' => ['Yes', str_pad($address, 257, 'a'), IAction::TYPE_WEB, true],
		] as $title => $given) {
			$all[$title] = static fn (INotification $one): INotification => self::withAction($one, $given);
		}
		$all['action without anything'] = static fn (INotification $one): INotification => $one->addParsedAction($one->createAction());
		$all['actions, the second primary'] = static fn (INotification $one): INotification => self::withAction(
			self::withAction($one, ['No', $address, IAction::TYPE_PUT, false]),
			['Yes', $address, IAction::TYPE_GET, true],
		);
		$all['actions, both primary'] = static fn (INotification $one): INotification => self::withAction(
			self::withAction($one, ['No', $address, IAction::TYPE_PUT, true]),
			['Yes', $address, IAction::TYPE_GET, true],
		);
		return $all;
	}

	/** @param array{string, string, string, bool} $given label, address, method, whether it is primary */
	private static function withAction(INotification $one, array $given): INotification {
		[$label, $address, $method, $isPrimary] = $given;
		/** @var IAction::TYPE_* $method also what no such method is */
		return $one->addParsedAction($one->createAction()->setParsedLabel($label)->setLink($address, $method)->setPrimary($isPrimary));
	}

	/** @return array<string, callable(INotification): INotification> complete but for what is wrong in the rich text */
	private static function richTexts(): array {
		$thing = ['id' => '1', 'name' => 'A thing'];
		/** @var array<string, array{string, array<array-key, array<array-key, mixed>>}> $all */
		$all = [];
		foreach ([
			'addressbook', 'addressbook-contact', 'announcement', 'app', 'calendar', 'calendar-event', 'call', 'circle', 'deck-board',
			'deck-card', 'email', 'file', 'forms-form', 'guest', 'highlight', 'geo-location', 'open-graph', 'pending-federated-share',
			'systemtag', 'talk-attachment', 'talk-poll', 'user', 'user-group', 'no-such-type', '',
		] as $type) {
			$all["rich with $type"] = ['{thing}', ['thing' => ['type' => $type] + $thing]];
			foreach ([
				['call-type'], ['link'], ['boardname', 'stackname', 'link'], ['path'], ['latitude', 'longitude'],
				['visibility', 'assignable'], ['conversation'], ['extra'],
			] as $more) {
				$all["rich with $type and " . implode(', ', $more)] =
					['{thing}', ['thing' => ['type' => $type] + $thing + array_fill_keys($more, 'x')]];
			}
		}
		$all['rich without parameter'] = ['{thing} and {other}', ['thing' => ['type' => 'highlight'] + $thing]];
		$all['rich without place'] = ['Nothing', ['thing' => ['type' => 'highlight'] + $thing]];
		foreach (['a', 'ab', 'a b', '7', 'a-b_c.d', 'é', "ab\n", 'AB'] as $place) {
			$all["rich place \"$place\""] = ["{{$place}}", [$place => ['type' => 'highlight'] + $thing]];
			$all["rich place \"$place\" without parameter"] = ["{{$place}}", []];
		}
		$all['rich with a number'] = ['{thing}', ['thing' => ['type' => 'highlight', 'id' => 1] + $thing]];
		$all['rich with a list'] = ['{thing}', ['thing' => ['type' => 'highlight', 'extra'] + $thing]];
		return array_map(static fn (array $given): callable => static function (INotification $one) use ($given): INotification {
			/** @var array{string, array<string, array<string, string>>} $given also what no such thing is */
			return $one->setApp('hostprobe')
				->setUser('nobody')
				->setDateTime(new \DateTime('2026-01-02T03:04:05Z'))
				->setObject('a', 'b')
				->setRichSubject(...$given);
		}, $all);
	}

	private function like(string $user, string $type, string $object, string $subject, int $time): INotification {
		$like = $this->notifications->createNotification()->setApp($this->appName);
		if ($user !== '') {
			$like->setUser($user);
		}
		if ($type !== '' || $object !== '') {
			$like->setObject($type, $object);
		}
		if ($subject !== '') {
			$like->setSubject($subject);
		}
		return $time === 0 ? $like : $like->setDateTime((new \DateTime())->setTimestamp($time));
	}

	/** @return array<string, int> */
	private function counted(INotification $like): array {
		return [
			'alike' => $this->notifications->getCount($like),
			'of the app' => $this->notifications->getCount($this->notifications->createNotification()->setApp($this->appName)),
		];
	}

	/** @param callable(): mixed $set */
	private static function attempted(callable $set): mixed {
		return Attempt::of(static function () use ($set): string {
			try {
				$set();
				return 'taken';
			} catch (InvalidValueException $refusal) {
				return "refused: {$refusal->getFieldIdentifier()}, {$refusal->getMessage()}";
			}
		});
	}

	/** @return array<string, mixed> */
	private static function state(INotification $one): array {
		return array_filter([
			'app' => strlen($one->getApp()),
			'user' => strlen($one->getUser()),
			'time' => $one->getDateTime()->format(\DATE_ATOM),
			'object type' => strlen($one->getObjectType()),
			'object id' => strlen($one->getObjectId()),
			'subject' => strlen($one->getSubject()),
			'parameters' => $one->getSubjectParameters(),
			'parsed subject' => mb_substr($one->getParsedSubject(), -30),
			'rich subject' => strlen($one->getRichSubject()),
			'rich parameters' => $one->getRichSubjectParameters(),
			'message' => strlen($one->getMessage()),
			'message parameters' => $one->getMessageParameters(),
			'parsed message' => mb_substr($one->getParsedMessage(), -30),
			'rich message' => strlen($one->getRichMessage()),
			'rich message parameters' => $one->getRichMessageParameters(),
			'link' => strlen($one->getLink()),
			'icon' => strlen($one->getIcon()),
			'actions' => array_map(
				static fn (IAction $action): array =>
					[$action->getParsedLabel(), strlen($action->getLink()), $action->getRequestType(), $action->isPrimary()],
				$one->getParsedActions(),
			),
			'can be stored' => $one->isValid(),
			'can be shown' => $one->isValidParsed(),
		], static fn (mixed $value): bool => !in_array($value, [0, '', [], false], true));
	}
}
