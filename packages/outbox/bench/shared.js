const form = document.querySelector('form');

export const onMessage = (send) => {
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const message = form.elements.message.value;
    form.reset();
    send(message);
  });
  document.documentElement.dataset.ready = 'true';
};

export const tell = (message) => {
  const item = document.createElement('li');
  item.textContent = `Not sent: ${message}`;
  document.querySelector('ul').append(item);
};

export const post = (id, message) =>
  fetch('/messages', { method: 'POST', body: JSON.stringify({ id, fields: { message } }) });

export const isReceipt = async (response, id) => response.ok && (await response.json()).id === id;
